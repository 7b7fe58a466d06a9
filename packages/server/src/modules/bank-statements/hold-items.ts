import type { Database } from '../../database/engine.ts'
import { holdPayables, type PayableRow } from '../payables/public-face.ts'
import { holdRun, paymentsOf, runsOf, type PaymentRow } from '../payment-runs/public-face.ts'

/** Open items by their keys, `payable:7` or `payment:7`, as they stand once they are locked. */
export interface HeldItems {
  readonly payables: ReadonlyMap<number, PayableRow>
  readonly payments: ReadonlyMap<number, PaymentRow>
}

export const isPayment = (key: string): boolean => key.startsWith('payment:')
export const numberOf = (key: string): number => Number(key.slice(key.indexOf(':') + 1))

/** Locks items until the end of the transaction: runs before payables, as whoever moves a run locks them. */
export async function holdItems(database: Database, keys: readonly string[]): Promise<HeldItems> {
  const runs = await runsOf(database, keys.filter(isPayment).map(numberOf))
  for (const id of runs) await holdRun(database, id)
  const payments = runs.length > 0 ? await paymentsOf(database, runs) : []
  const payables = await holdPayables(database, keys.filter((key) => !isPayment(key)).map(numberOf))
  return {
    payables: new Map(payables.map((row) => [row.id, row])),
    payments: new Map(payments.map((row) => [row.id, row])),
  }
}
