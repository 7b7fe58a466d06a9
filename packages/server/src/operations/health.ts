import { Hono } from 'hono'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Engine } from '../database/engine.ts'

export interface Operations {
  readonly pages: Hono
  /** Times each request. */
  readonly measure: MiddlewareHandler
  /** From now on `/readyz` says no, so that a balancer sends nobody here any more. */
  leave(): void
}

/** `/readyz`: it can answer. `/metrics`: Prometheus figures. `/healthz`: the process lives. */
export function operations(engine: Engine): Operations {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  let leaving = false

  const pages = new Hono()
  pages.get('/healthz', (context) => context.text('ok'))
  pages.get('/readyz', async (context) => {
    if (leaving) return context.text('stopping', 503)
    return (await engine.answers()) ? context.text('ready') : context.text('the database does not answer', 503)
  })
  pages.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )

  return {
    pages,
    leave: () => void (leaving = true),
    async measure(context, next) {
      const stop = seconds.startTimer()
      await next()
      stop({ method: context.req.method, route: routePath(context, -1), status: context.res.status })
    },
  }
}
