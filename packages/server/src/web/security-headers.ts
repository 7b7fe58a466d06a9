import type { MiddlewareHandler } from 'hono'

/** Scripts and styles from here only, and no string is ever run as code (Trusted Types). Videos play on their hosts. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https://i.ytimg.com https://i.vimeocdn.com",
  "connect-src 'self' https://vimeo.com https://www.youtube.com",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** What every page of ours says to the browser. A page that must say something else sets its own policy first. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const headers = context.res.headers
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
  }
}
