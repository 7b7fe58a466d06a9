import { firstStepNames, type FirstStepName } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'

type Side = 'issuer_id' | 'receiver_id'
const documents = (noun: string, group: number, sides: readonly Side[] = ['issuer_id', 'receiver_id']) => sql`
  from document where noun = ${noun} and (${sql.join(
    sides.map((side) => sql`${sql.ref(side)} = ${group}`),
    sql` or `,
  )})`
const own = (table: string, group: number) => sql`from ${sql.table(table)} where user_group_id = ${group}`

/** The record that shows a step done; the policies of the tables leave only what the organisation may see. */
const records: Readonly<Record<FirstStepName, (group: number) => RawBuilder<unknown>>> = {
  partners: (group) => sql`from group_relation where status = 'active' and discarded_at is null
    and ${group}::bigint in (user_group_id, partner_id)`,
  map: (group) => own('merchandising', group),
  items: (group) => own('production', group),
  costs: (group) => own('resource_plan_sheet', group),
  schedules: (group) => own('production_schedule', group),
  requests: (group) => documents('trade_request', group),
  trades: (group) => documents('trade', group),
  orders: (group) => documents('contract', group, ['issuer_id']),
  ordersIn: (group) => documents('contract', group, ['receiver_id']),
  work: (group) => own('procedure_report', group),
  deliveries: (group) => documents('delivery', group),
  invoices: (group) => documents('invoice', group, ['issuer_id']),
  invoicesIn: (group) => documents('invoice', group, ['receiver_id']),
  payments: (group) => own('payment_run', group),
  claims: () => sql`from payable`,
  cloths: (group) => own('catalogue_cloth', group),
  customers: (group) => own('distributor_customer', group),
  clothOrders: (group) => documents('material_order', group),
  organisations: (group) => sql`from user_group where id <> ${group}`,
  notices: () => sql`from notice`,
}

/** In one statement: the first record of each is enough. */
export async function stepsDone(database: Database, userGroupId: number): Promise<FirstStepName[]> {
  const asked = firstStepNames.map((name) => sql`exists (select ${records[name](userGroupId)}) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<FirstStepName, boolean>>`select ${sql.join(asked)}`.execute(database)
  return firstStepNames.filter((name) => rows[0]![name])
}
