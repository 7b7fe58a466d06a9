import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../refusal.ts'
import type { RequestVariables } from '../variables.ts'

const refusals = new Set([401, 403, 404])

/**
 * Writes down who was refused what, from where: somebody who tries other people's doors shows. The route, never the address:
 * neither ids of links nor what was sent. The log of the request names it, the account and the organisation.
 */
export function logRefusals(): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    await next()
    const { status } = context.res
    if (!refusals.has(status)) return
    const error = context.error
    context
      .get('log')
      .warn(
        {
          refused: status,
          codes: error instanceof Refusal ? error.causes.map(({ code }) => code) : [],
          method: context.req.method,
          route: routeOf(context.req.matchedRoutes.map(({ path }) => path)),
          address: context.get('address'),
          originalAccount: context.get('asker')?.originalAccountId ?? undefined,
        },
        'access refused',
      )
  }
}

/** The most exact of the routes that were passed through. */
const routeOf = (paths: readonly string[]) => paths.findLast((path) => !path.endsWith('*')) ?? paths.at(-1)
