import { withoutOurs } from './legacy-cookies.ts'

/** Between two neighbours only, never passed on (RFC 9110 §7.6.1); `host`, `expect` belong to the connection as well. */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'host',
  'expect',
]
/** What a visitor may not say about itself; some frameworks take the last three for the path that is asked for. */
const onlyOursToSay = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-real-ip',
  'client-ip',
  'x-client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-original-host',
]

/** How the older application learns what the visitor typed and where from. */
export interface Visit {
  /** The address people type, with protocol and host. */
  readonly url: URL
  readonly address: string
  /** A proxy of ours stands in front: its list of addresses is continued. */
  readonly behindProxy: boolean
}

/** The visitor's headers as they may be passed on. The older application's own cookies go through; what only a proxy may say is said anew. */
export function passedOn(given: Headers, { url, address, behindProxy }: Visit): Headers {
  const headers = new Headers(given)
  for (const name of [...namedByConnection(given), ...ofTheConnection, ...onlyOursToSay]) headers.delete(name)
  // An underscore becomes a hyphen on its way through CGI and Rack, and so another header.
  for (const name of [...headers.keys()].filter((each) => each.includes('_'))) headers.delete(name)
  const cookies = withoutOurs(given.get('cookie'))
  if (cookies) headers.set('cookie', cookies)
  else headers.delete('cookie')
  const before = behindProxy ? given.get('x-forwarded-for') : null
  headers.set('x-forwarded-for', before ? `${before}, ${address}` : address)
  headers.set('x-forwarded-host', url.host)
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
  headers.append('via', '1.1 tsumugi')
  return headers
}

function namedByConnection(headers: Headers): string[] {
  const names = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  // A visitor who calls its cookies a matter of the connection would arrive as nobody.
  return names.filter((name) => /^[\w-]+$/.test(name) && name !== 'cookie')
}
