import type { MiddlewareHandler } from 'hono'
import { boundedBody } from '../../http/guards/bounded-body.ts'

/**
 * Reads the body of a form at once, never more than allowed, whether or not its length was announced: proxies may pass a
 * form on in chunks.
 * @throws Refusal 413 when it is too large
 */
export function wholeBody(most: number): MiddlewareHandler {
  return async (context, next) => {
    const { method, url, headers, body } = context.req.raw
    if (body) {
      const chunks: Uint8Array[] = []
      for await (const chunk of boundedBody(context.req.raw, most)) chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      context.req.raw = new Request(url, { method, headers, body: bytes })
    }
    await next()
  }
}
