import { Refusal } from '../refusal.ts'

const mebibyte = 1_048_576

/**
 * The bytes of a body as they arrive, never more of them than `most`: what a header says about its length is only
 * believed when it is too much.
 * @throws Refusal 413 `body_too_large`, which names `limit`; both in bytes
 */
export async function* boundedBody(request: Request, most: number, limit = most): AsyncGenerator<Uint8Array> {
  const tooLarge = () =>
    new Refusal(413, [{ code: 'body_too_large', meta: { limit: Math.max(1, Math.floor(limit / mebibyte)) } }])
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge()
  if (!request.body) return
  let size = 0
  const reader = request.body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > most) throw tooLarge()
      yield part.value
    }
  } finally {
    void drop(reader)
  }
}

/** So much is still read off after a refusal, in bytes: what is on its way already, and no upload to its end. */
const mostDropped = mebibyte / 2

/**
 * Reads off what nobody wants, so that its sender comes to an end and hears the answer: a connection that ends under an
 * upload, or between two calls that share it, is a failure without words.
 */
async function drop(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    let size = 0
    for (let part = await reader.read(); !part.done && size < mostDropped; part = await reader.read())
      size += part.value.byteLength
    await reader.cancel()
  } catch {
    // The sender has left, and nobody waits for what it had to say.
  }
}
