import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** PgBouncer in transaction mode: each transaction has whichever session of the database is free. */
export interface TransactionPooler {
  /** The same address, over the pooler. */
  over(url: string): string
  stop(): Promise<void>
}

/** Whether the machine has one to start. */
export const hasPooler = (process.env.PATH ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'pgbouncer')))

/** Few sessions for many connections, so that they are shared all the time. */
const sessions = 3

/** Starts one in front of the database of these addresses, for their logins. */
export async function transactionPooler(...urls: [string, ...string[]]): Promise<TransactionPooler> {
  const place = mkdtempSync(join(tmpdir(), 'tsumugi-pooler-'))
  const port = await freePort()
  writeFileSync(join(place, 'users'), urls.map(lineOf).join('\n'))
  writeFileSync(join(place, 'settings.ini'), settingsOf(new URL(urls[0]), port, place))
  // It does not run as root; it has read its files before it becomes somebody else.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...as, join(place, 'settings.ini')], { stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(() => process.off('exit', kill))
  let said = ''
  const up = new Promise<void>((resolve) =>
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('process up')) resolve()
    }),
  )
  await Promise.race([up, ended.then(() => Promise.reject(new Error(`The pooler did not start. ${said}`)))])
  return {
    over(url) {
      const address = new URL(url)
      Object.assign(address, { hostname: '127.0.0.1', port: String(port) })
      return address.href
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(place, { recursive: true, force: true })
    },
  }
}

const lineOf = (url: string): string => {
  const { username, password } = new URL(url)
  return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`
}

const settingsOf = ({ hostname, port }: URL, own: number, place: string): string => `[databases]
* = host=${hostname} port=${port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(place, 'users')}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 400
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
