import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const current = new AsyncLocalStorage<{ open: boolean }>()

/** Marks everything the work does as done inside one transaction, on its connection. */
export async function withinTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { open: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.open = false
  }
}

/**
 * Makes the pool refuse a second connection to whoever holds one in a transaction: embedded there is only one, and the
 * request would wait for itself forever; on a server enough such requests at once do the same.
 */
export function refuseWithinTransaction<Pool extends pg.Pool>(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    if (current.getStore()?.open) {
      throw new Error(
        'A query went to the pool inside an open transaction and would wait for itself. Run it on the transaction’s own connection.',
      )
    }
    return connect(...given)
  }) as typeof pool.connect
  return pool
}

/** @throws Error inside an open transaction: slow work would hold its connection, which others wait for */
export function assertOutsideTransaction(work: string): void {
  if (current.getStore()?.open) {
    throw new Error(`${work} was begun inside an open transaction. Answer a function, which is called after it.`)
  }
}
