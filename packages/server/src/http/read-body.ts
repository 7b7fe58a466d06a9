import { boundedBody } from './guards/bounded-body.ts'
import { Refusal } from './refusal.ts'

const mebibyte = 1_048_576

/**
 * Reads a body as JSON; forms come in by `withIncomingForm`.
 * @throws Refusal 413 when it is too large, 400 when it cannot be read
 */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of boundedBody(request, mebibyte)) chunks.push(chunk)
  return jsonOf(Buffer.concat(chunks))
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new Refusal(400, [{ code: 'bad_json' }])
  }
}
