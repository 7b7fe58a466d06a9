import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { proxy } from 'hono/proxy'
import { preferredLocale } from '../http/identify.ts'
import { wordsFor } from '../http/failures/error-reply.ts'
import type { ServerParts } from '../server-parts.ts'
import { mayBeSet } from './legacy-cookies.ts'
import { passedOn } from './legacy-headers.ts'
import { seenFromOutside } from './legacy-location.ts'
import { twinOf } from './legacy-redirects.ts'

const oursAlone = /^\/(s|api|sdk|users|development)(\/|$)|^\/(healthz|readyz|metrics)$/

type LegacyParts = Pick<ServerParts, 'legacyOrigin' | 'publicUrl' | 'log'>

/**
 * Paths that are not ours. With the older application's origin they are passed on to it, so that both share one origin;
 * without it, its known paths lead to the screens of ours that do their work (domain §6.7).
 */
export function legacy(parts: LegacyParts): MiddlewareHandler {
  const { legacyOrigin } = parts
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (oursAlone.test(pathname)) return next()
    if (legacyOrigin) return passOn(context, legacyOrigin, parts)
    const twin = context.req.method === 'GET' ? twinOf(pathname, search) : undefined
    return twin ? context.redirect(twin) : next()
  }
}

async function passOn(context: Context, legacyOrigin: string, { publicUrl, log }: LegacyParts): Promise<Response> {
  const { raw } = context.req
  const { origin, pathname, search } = new URL(raw.url)
  if (raw.headers.get('via')?.includes('1.1 tsumugi')) return trouble(context, 'legacy_loop', 508)
  const visit = { url: new URL(publicUrl ?? origin), address: addressOf(context), behindProxy: publicUrl !== undefined }
  const address = new URL(legacyOrigin).origin + pathname + search
  try {
    const response = await proxy(address, { raw, headers: passedOn(raw.headers, visit), redirect: 'manual' })
    const location = response.headers.get('location')
    if (location) response.headers.set('location', seenFromOutside(location, legacyOrigin, address))
    const cookies = response.headers.getSetCookie()
    response.headers.delete('set-cookie')
    for (const cookie of cookies.filter(mayBeSet)) response.headers.append('set-cookie', cookie)
    return response
  } catch (error) {
    if (raw.signal.aborted) return new Response(null, { status: 499 })
    log.error({ err: error, path: pathname }, 'the older application did not answer')
    return trouble(context, 'legacy_down', 502)
  }
}

const trouble = (context: Context, code: 'legacy_down' | 'legacy_loop', status: 502 | 508) =>
  context.text(wordsFor({ code }, preferredLocale(context.req.header('Accept-Language'))), status)

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
