import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const shortestPause = 250
const longestPause = 10_000

/**
 * Hears the notifications of a channel on a connection of its own. When that connection is lost, it is made anew until
 * the server answers again; what was notified meanwhile is lost, as pages poll for what they missed.
 * @returns how to stop
 */
export async function listenOn(
  connectionString: string,
  channel: string,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('error', () => {})
    next.on('notification', (notice) => notice.channel === channel && heard(notice.payload ?? ''))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.once('end', () => void reconnect())
    return next
  }

  async function reconnect() {
    for (let pause = shortestPause; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await wait(pause, undefined, { ref: false })
      if (stopping.signal.aborted) return
      const next = await connect().catch(() => null)
      if (next && stopping.signal.aborted) await next.end()
      else if (next) client = next
      if (next) return
    }
  }

  return async () => {
    stopping.abort()
    await client.end()
  }
}
