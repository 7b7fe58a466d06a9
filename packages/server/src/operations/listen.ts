import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** The port cannot be used; the message is one line that says what, why and what to do. */
export class UnusableAddress extends Error {
  override name = 'UnusableAddress'
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Listens and answers the address in use; port 0 takes any free one. */
export async function listen(fetch: Fetch, host: string, port: number): Promise<{ url: string; server: Server }> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${taken}`, server }
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UnusableAddress(
      `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES') {
    return new UnusableAddress(
      `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`,
    )
  }
  return new UnusableAddress(`The server cannot listen on ${host}:${port} (${error.code}). Check HOST and PORT.`)
}

/** Lets requests in flight finish, for at most ten seconds, then closes what is still open. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
