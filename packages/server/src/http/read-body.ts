import type { Endpoint } from '@tsumugi/contract'
import type { Context } from 'hono'
import { Refusal } from './refusal.ts'

const mebibyte = 1_048_576
/** What a form adds around its file: boundaries, headers, the other fields. */
const formOverhead = 65_536

/**
 * Reads a body as JSON or as a form, never more of it than is allowed: what a header says about its length is only
 * believed when it is too much.
 * @throws Refusal 413 when it is too large, 400 when it cannot be read
 */
export async function readBody(context: Context, endpoint: Endpoint, uploadLimit: number): Promise<unknown> {
  const limit = endpoint.multipart ? uploadLimit : mebibyte
  const bytes = await bytesOf(context.req.raw, endpoint.multipart ? limit + formOverhead : limit, limit)
  return endpoint.multipart ? formOf(bytes, context.req.header('Content-Type') ?? '') : jsonOf(bytes)
}

async function bytesOf(request: Request, most: number, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new Refusal(413, [{ code: 'body_too_large', meta: { limit: Math.max(1, Math.floor(limit / mebibyte)) } }])
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > most) {
      await reader.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/** Fields by name; of several under one name the last counts. */
async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new Refusal(400, [{ code: 'bad_form' }])
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new Refusal(400, [{ code: 'bad_json' }])
  }
}
