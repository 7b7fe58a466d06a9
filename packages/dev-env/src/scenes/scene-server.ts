import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { personas, type PersonaKey } from '@tsumugi/server/personas'
import { signInAs } from '../sign-in-as.ts'
import { startSystem } from '../system.ts'

/**
 * A program: the real server for scenes in a browser, on a database of its own. An address such as
 * `/brand/api/contracts` says in whose name a call is made, so that one page can be both sides of a deal, and pages beside it
 * somebody else's. It prints its address, and ends with whoever started it.
 */
const system = await startSystem({ engine: 'pglite' })
const sessions = new Map<PersonaKey, Promise<string>>()

function sessionOf(persona: PersonaKey): Promise<string> {
  const known = sessions.get(persona) ?? signInAs(system.url, persona).then(({ name, value }) => `${name}=${value}`)
  sessions.set(persona, known)
  return known
}

/** `/brand/api/contracts` → the brand, `/api/contracts`. */
function addressed({ url = '/' }: IncomingMessage): { persona: PersonaKey | null; path: string } {
  const [, key, path] = /^\/(?:(\w+)(?=\/api\/))?(.*)$/.exec(url) ?? []
  const persona = personas.find((each) => each.key === key)?.key ?? null
  return { persona, path: persona ? path! : url }
}

const proxy = createServer(async (asked, answer) => {
  const { persona, path } = addressed(asked)
  const { cookie: _cookie, host: _host, origin: _origin, referer: _referer, ...headers } = asked.headers
  const session = persona && (await sessionOf(persona))
  const sent = request(
    new URL(path, system.url),
    { method: asked.method, headers: { ...headers, ...(session && { cookie: session }) } },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    },
  )
  sent.on('error', () => answer.destroy())
  answer.once('close', () => sent.destroy())
  asked.pipe(sent)
})
proxy.listen(0, '127.0.0.1', () => {
  process.stdout.write(`scenes at http://127.0.0.1:${(proxy.address() as AddressInfo).port}\n`)
})
// Its own server is a process beside it, which would outlive it.
const end = () => void system.stop().finally(() => process.exit(0))
process.stdin.resume().once('end', end)
process.once('SIGTERM', end)
