import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings, type Encoding } from './accepted-encoding.ts'

/** Bytes from which compressing pays: below, a reply is one packet either way. */
const worthwhile = 1400

const packers: Record<Encoding['name'], (bytes: Uint8Array) => Promise<Uint8Array>> = {
  // 5 of 11: as quick as gzip, and smaller.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
}

/**
 * Compresses larger JSON replies of the API. The size of a compressed reply may tell a stranger who can make a browser
 * send requests, and put text of his own into the reply, what else is in it (BREACH). So only those are compressed that
 * no stranger can cause: with `X-Requested-With`, which another site cannot send without asking first. Replies that set
 * a cookie, pages with forms, files and streams travel as they are.
 */
export function compressReplies(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { res } = context
    if (!res.body || res.headers.has('Content-Encoding') || !isJson(res.headers)) return
    res.headers.append('Vary', 'Accept-Encoding')
    const [encoding] = acceptedEncodings(context.req.header('Accept-Encoding'))
    const isOurs = context.req.header('X-Requested-With') === 'XMLHttpRequest' && !res.headers.has('Set-Cookie')
    if (!encoding || !isOurs) return
    const bytes = new Uint8Array(await res.arrayBuffer())
    const packed = bytes.byteLength >= worthwhile ? new Uint8Array(await packers[encoding.name](bytes)) : undefined
    const headers = new Headers(res.headers)
    if (packed) headers.set('Content-Encoding', encoding.name)
    headers.set('Content-Length', String((packed ?? bytes).byteLength))
    context.res = undefined
    context.res = new Response(packed ?? bytes, { status: res.status, headers })
  }
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('Content-Type') ?? '')
