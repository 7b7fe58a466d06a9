import { bytes, type Endpoint } from '@tsumugi/contract'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../refusal.ts'
import type { RequestVariables } from '../variables.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of ours would not send: every call carries X-Requested-With (spec §7), which another site cannot
 * add without asking first; a write from another origin is refused as well, but for a registered partner's. Pages ask for
 * pictures, files and streams by plain GETs: endpoints that reply bytes go without.
 */
export function protect(endpoints: readonly Endpoint[]): MiddlewareHandler<RequestVariables> {
  const paths = endpoints.filter(({ method, reply }) => method === 'GET' && reply === bytes).map(patternOf)
  const isBytes = (path: string) => paths.some((pattern) => pattern.test(path))
  return async (context, next) => {
    const method = context.req.method
    const fromScript = context.req.header('X-Requested-With') === 'XMLHttpRequest'
    if (!fromScript && !(reads.has(method) && isBytes(context.req.path))) throw new Refusal(400, [{ code: 'xhr_only' }])
    const origin = context.req.header('Origin')
    if (
      !reads.has(method) &&
      origin &&
      origin !== context.get('partnerOrigin') &&
      // `null`, and what is no address at all, are nobody's own page.
      !(URL.canParse(origin) && new URL(origin).host === context.req.header('Host'))
    ) {
      throw new Refusal(403, [{ code: 'origin_refused' }])
    }
    await next()
  }
}

/** As `honoPath`: ids are digits, anything else is one part of the path. */
const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^/api${path.replace(/:(\w+)/g, (_, name: string) => (/^id$|Id$/.test(name) ? '\\d+' : '[^/]+'))}$`)
