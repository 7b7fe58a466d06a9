import { Hono } from 'hono'
import { accountPages } from './accounts/account-pages.ts'
import { apiDescription } from './http/api-description.ts'
import { bind } from './http/bind.ts'
import { errorReply } from './http/error-reply.ts'
import { identify } from './http/identify.ts'
import { protect } from './http/protect.ts'
import { Refusal, notFound } from './http/refusal.ts'
import type { BoundEndpoint } from './http/serve.ts'
import type { RequestVariables } from './http/variables.ts'
import { databaseRefusal } from './database/database-refusal.ts'
import { brandRoutes } from './modules/brands/routes.ts'
import { categoryRoutes } from './modules/categories/routes.ts'
import { conciergeRoutes } from './modules/concierges/routes.ts'
import { eventRoutes } from './modules/events/routes.ts'
import { helpLinkRoutes } from './modules/help-links/routes.ts'
import { homeRoutes } from './modules/home/routes.ts'
import { merchandisingFileRoutes } from './modules/merchandising-files/routes.ts'
import { merchandisingRoutes } from './modules/merchandisings/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { subBrandRoutes } from './modules/sub-brands/routes.ts'
import { userGroupRoutes } from './modules/user-groups/routes.ts'
import { userRoutes } from './modules/users/routes.ts'
import { operations } from './operations/health.ts'
import type { ServerParts } from './server-parts.ts'
import { hostPages } from './web/host-pages.ts'
import { legacy } from './web/legacy.ts'
import { securityHeaders } from './web/security-headers.ts'

/** Every module, one line each. */
export const modules: readonly BoundEndpoint[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...conciergeRoutes,
  ...userGroupRoutes,
  ...helpLinkRoutes,
  ...homeRoutes,
  ...eventRoutes,
  ...brandRoutes,
  ...subBrandRoutes,
  ...categoryRoutes,
  ...merchandisingRoutes,
  ...merchandisingFileRoutes,
]

/** The whole server as one function from request to response. */
export function createApp(parts: ServerParts): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  const { pages, measure } = operations(parts)
  app.route('/', pages)
  // Before our own headers: an older application has a content policy of its own, or none.
  app.use(measure, legacy(parts), securityHeaders())
  if (parts.pages) app.route('/', hostPages({ ...parts.pages, productName: parts.productName }))
  app.route('/', apiDescription(parts.productName))
  app.use(identify(parts))
  app.route('/', accountPages(parts))
  app.use('/api/*', protect())
  bind(app, modules, parts)
  app.all('/api/*', () => {
    throw notFound()
  })
  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : databaseRefusal(error)
    if (!refusal) {
      context.get('log').error({ err: error, path: context.req.path }, 'request failed')
      const unknown = new Refusal(400, [{ code: 'internal' }])
      return context.json(errorReply(unknown, context.get('locale'), context.get('requestId')), 500)
    }
    return context.json(errorReply(refusal, context.get('locale'), context.get('requestId')), refusal.status)
  })
  return app
}
