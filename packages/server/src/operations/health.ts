import { Hono } from 'hono'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServerParts } from '../server-parts.ts'

/** `/healthz`: the process lives. `/readyz`: it can answer. `/metrics`: Prometheus figures. */
export function operations(parts: ServerParts): { pages: Hono; measure: MiddlewareHandler } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })

  const pages = new Hono()
  pages.get('/healthz', (context) => context.text('ok'))
  pages.get('/readyz', async (context) => {
    try {
      await sql`select 1`.execute(parts.engine.database)
      return context.text('ready')
    } catch {
      return context.text('the database does not answer', 503)
    }
  })
  pages.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )

  return {
    pages,
    async measure(context, next) {
      const stop = seconds.startTimer()
      await next()
      stop({ method: context.req.method, route: routePath(context, -1), status: context.res.status })
    },
  }
}
