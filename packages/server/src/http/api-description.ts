import { createHash } from 'node:crypto'
import { openApi } from '@tsumugi/contract/openapi'
import { Hono } from 'hono'

/** `GET /api/openapi.json`: the whole contract for tools and partners, open to everybody. Made when first asked for. */
export function apiDescription(productName: string): Hono {
  const pages = new Hono()
  let made: { text: string; etag: string } | undefined
  pages.get('/api/openapi.json', (context) => {
    made ??= describe(productName)
    context.header('Cache-Control', 'public, max-age=300')
    context.header('Access-Control-Allow-Origin', '*')
    context.header('ETag', made.etag)
    if (context.req.header('If-None-Match') === made.etag) return context.body(null, 304)
    return context.body(made.text, 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })
  return pages
}

function describe(productName: string) {
  const text = JSON.stringify(openApi(productName))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}
