import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Gives each request to the next of several servers; one that takes no connection any more is left out. */
export interface Balancer {
  readonly url: string
  /** How many requests each server was given. */
  readonly given: ReadonlyMap<string, number>
  /** Who was given the newest request for a path. */
  lastFor(path: string): string | undefined
  close(): Promise<void>
}

export async function balancer(...servers: string[]): Promise<Balancer> {
  const given = new Map(servers.map((server) => [server, 0]))
  const newest = new Map<string, string>()
  const left = [...servers]

  /** A request that reached nobody is given to the next; one that may have been heard is not sent twice. */
  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const server = left.shift()
    if (!server) return void answer.writeHead(503).end()
    left.push(server)
    const { method, headers, url = '/' } = asked
    const passed = request(new URL(url, server), { method, headers, agent: false })
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return void answer.destroy()
      if (left.includes(server)) left.splice(left.indexOf(server), 1)
      pass(asked, body, answer)
    })
    passed.once('response', (reply) => {
      given.set(server, given.get(server)! + 1)
      newest.set(url, server)
      hand(reply, answer)
    })
    passed.end(body)
  }

  const front = createServer((asked, answer) => {
    const read = (parts: Buffer[]) => pass(asked, Buffer.concat(parts), answer)
    asked.toArray().then(read, () => answer.destroy())
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    given,
    lastFor: (path) => newest.get(path),
    async close() {
      front.close().closeAllConnections()
      await once(front, 'close')
    },
  }
}

/** A reply that breaks off breaks off for whoever asked as well. */
function hand(reply: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(reply.statusCode!, reply.headers)
  reply.pipe(answer)
  reply.once('close', () => (reply.complete ? answer.end() : answer.destroy()))
  answer.once('close', () => reply.destroy())
}
