import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A line to a server that can be cut: what goes over it is passed on as it is. */
export interface CuttableProxy {
  /** The same address, over this line. */
  over(url: string): string
  /** Ends every connection, and takes none until it is joined again. */
  cut(): void
  join(): void
  /** How many connections it did not take while it was cut. */
  readonly refused: number
  close(): Promise<void>
}

export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isCut = false
  let refused = 0
  const server = createServer((caller) => {
    if (isCut) {
      refused += 1
      return void caller.resetAndDestroy()
    }
    passOn(caller, connect(Number(port || 5432), hostname), open)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: taken } = server.address() as AddressInfo
  const cut = () => {
    isCut = true
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    over(url) {
      const address = new URL(url)
      Object.assign(address, { hostname: '127.0.0.1', port: String(taken) })
      return address.href
    },
    cut,
    join: () => void (isCut = false),
    get refused() {
      return refused
    },
    async close() {
      cut()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** What one says the other hears, until either ends; both are noted while they stand. */
function passOn(caller: Socket, called: Socket, open: Set<Socket>): void {
  for (const [one, other] of [
    [caller, called],
    [called, caller],
  ] as const) {
    open.add(one)
    one.on('error', () => {})
    one.once('close', () => {
      open.delete(one)
      other.destroy()
    })
    one.pipe(other)
  }
}
