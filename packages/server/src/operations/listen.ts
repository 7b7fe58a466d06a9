import type { Server, ServerResponse } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'

/** The port cannot be used; the message is one line that says what, why and what to do. */
export class UnusableAddress extends Error {
  override name = 'UnusableAddress'
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/**
 * An idle connection stays open for so long, in ms: longer than proxies and callers keep theirs, so that they close it. With
 * Node's five seconds, a server that had worked for longer answered the next request by closing under it.
 */
const idle = 75_000

/** Listens and answers the address in use; port 0 takes any free one. */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  setting = 'PORT',
): Promise<{ url: string; server: Server }> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server
  server.keepAliveTimeout = idle
  watch(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port, setting)))
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${taken}`, server }
}

/**
 * Refuses an address that another program has, before anything slow is begun.
 * @throws UnusableAddress
 */
export async function assertFree(host: string, port: number, setting = 'PORT'): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port, setting)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function explained(error: NodeJS.ErrnoException, host: string, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new UnusableAddress(
      `Port ${port} is in use by another program. Stop that one, or choose another: ${setting}=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES') {
    return new UnusableAddress(
      `Port ${port} needs more rights than this user has. Choose one above 1023: ${setting}=${setting === 'PORT' ? 3000 : 9464} npm start`,
    )
  }
  return new UnusableAddress(`The server cannot listen on ${host}:${port} (${error.code}). Check HOST and ${setting}.`)
}

/** Requests are let finish for so long, in ms. */
const patience = 10_000
/** Nobody has asked for so long, in ms: what was on its way when it began has arrived. */
const quiet = 150

/**
 * Lets requests in flight finish, also those that were sent before their sender could know, for at most ten seconds; each
 * answer from now on says that its connection ends. Then closes what is still open.
 * @param begun ends what would never end by itself, such as streams
 */
export async function drain(server: Server, begun: () => Promise<void> = async () => {}): Promise<void> {
  const open = inFlight.get(server)!
  open.leaving = true
  for (const response of open.responses) if (!response.headersSent) response.setHeader('Connection', 'close')
  open.last = performance.now()
  await begun()
  const until = performance.now() + patience
  while (performance.now() < until && (open.responses.size > 0 || performance.now() - open.last < quiet)) await wait(20)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}

/** What a server is answering, and when it was last asked. */
interface InFlight {
  readonly responses: Set<ServerResponse>
  leaving: boolean
  last: number
}
const inFlight = new WeakMap<Server, InFlight>()

function watch(server: Server): void {
  const open: InFlight = { responses: new Set(), leaving: false, last: 0 }
  inFlight.set(server, open)
  server.prependListener('request', (_, response: ServerResponse) => {
    open.last = performance.now()
    open.responses.add(response)
    if (open.leaving) response.setHeader('Connection', 'close')
    response.once('close', () => open.responses.delete(response))
  })
}
