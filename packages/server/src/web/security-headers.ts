import type { MiddlewareHandler } from 'hono'
import type { ServerParts } from '../server-parts.ts'

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

/** Within the application a WebAssembly program of ours reads codes by camera (decision 0039); text is code nowhere. */
export const applicationSecurityPolicy = contentSecurityPolicy.replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
)

/** What no page of ours asks a browser for. Videos may fill the screen; texts are copied. */
export const permissionsPolicy = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Within the application codes are read by camera, where somebody receives goods; no other page asks for it. */
export const applicationPolicy = permissionsPolicy.replace('camera=()', 'camera=(self)')

const year = 31_536_000

/** What every page of ours says to the browser. A page that must say something else sets its own policy first. */
export function securityHeaders({ secureCookies }: Pick<ServerParts, 'secureCookies'>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const headers = context.res.headers
    headers.set('Permissions-Policy', context.req.path.startsWith('/s/') ? applicationPolicy : permissionsPolicy)
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (secureCookies) headers.set('Strict-Transport-Security', `max-age=${year}`)
    // Answers of calls are somebody's own; what may be kept says so itself.
    if (context.req.path.startsWith('/api/') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
  }
}
