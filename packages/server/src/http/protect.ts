import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'
import type { RequestVariables } from './variables.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of ours would not send: every call carries X-Requested-With (spec §7), which another site cannot
 * add without asking first; a write from another origin is refused as well, but for a registered partner's. Pictures and streams are plain GETs and go without.
 */
export function protect(): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const method = context.req.method
    const fromScript = context.req.header('X-Requested-With') === 'XMLHttpRequest'
    if (!fromScript && !(reads.has(method) && isBytes(context.req.path))) throw new Refusal(400, [{ code: 'xhr_only' }])
    const origin = context.req.header('Origin')
    if (
      !reads.has(method) &&
      origin &&
      origin !== context.get('partnerOrigin') &&
      new URL(origin).host !== context.req.header('Host')
    ) {
      throw new Refusal(403, [{ code: 'origin_refused' }])
    }
    await next()
  }
}

const isBytes = (path: string) =>
  /\/(thumbnails\/\d+|original|office_preview|export|pdf|qr_sheet|qr_code|events|openapi\.json)$/.test(path)
