import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

export interface NettingRow {
  readonly id: number
  readonly proposer_id: number
  readonly proposer_name: string
  readonly partner_id: number
  readonly partner_name: string
  readonly currency: string
  readonly amount: string
  readonly note: string
  readonly status: 'proposed' | 'agreed' | 'declined' | 'withdrawn'
  readonly proposed_on: string
  readonly answered_on: string | null
  readonly lock_version: number
}

/** Names as the last invoice between the two says them: organisations do not read each other's own rows. */
const nameOf = (id: string) => sql`coalesce((
  select case when d.issuer_id = ${sql.ref(id)} then d.issuer_name else d.receiver_name end from payable p
    join document d on d.id = p.document_id
  where ${sql.ref(id)} in (p.debtor_id, p.creditor_id) order by p.id desc limit 1), '')`

const columns = sql`n.id, n.proposer_id, ${nameOf('n.proposer_id')} as proposer_name, n.partner_id,
  ${nameOf('n.partner_id')} as partner_name, n.currency, trim_scale(n.amount)::text as amount, n.note, n.status,
  n.proposed_on, n.answered_on, n.lock_version`

export async function nettings(database: Database): Promise<NettingRow[]> {
  const { rows } = await sql<NettingRow>`select ${columns} from netting n order by n.id desc limit 200`.execute(
    database,
  )
  return rows
}

export async function nettingById(database: Database, id: number): Promise<NettingRow | undefined> {
  const { rows } = await sql<NettingRow>`select ${columns} from netting n where n.id = ${id}`.execute(database)
  return rows[0]
}

export async function holdNetting(database: Database, id: number) {
  return database.selectFrom('netting').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type NewNetting = Pick<NettingRow, 'proposer_id' | 'partner_id' | 'currency' | 'amount' | 'note' | 'proposed_on'>

/** Undefined where another proposal of the two waits already. */
export async function insertNetting(database: Database, made: NewNetting): Promise<{ id: number } | undefined> {
  return database
    .insertInto('netting')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function answerNetting(database: Database, id: number, status: NettingRow['status'], on: string) {
  await updateRow(database, 'netting', { id }, { status, answered_on: on })
}

/** Partners with open amounts both ways in a currency, and the lesser of the two. */
export async function owedBothWays(database: Database, userGroupId: number) {
  const { rows } = await sql<{ partner_id: number; partner_name: string; currency: string; amount: string }>`
    with open as (
      select case when p.debtor_id = ${userGroupId} then p.creditor_id else p.debtor_id end as partner_id, p.currency,
        p.debtor_id = ${userGroupId} as ours,
        sum(greatest(p.amount - p.cleared - greatest(p.paid + p.reserved + p.held, p.received), 0)) as free
      from payable p where p.amount > 0 group by 1, 2, 3)
    select o.partner_id, ${nameOf('o.partner_id')} as partner_name, o.currency,
      trim_scale(least(o.free, t.free))::text as amount
    from open o join open t on t.partner_id = o.partner_id and t.currency = o.currency and not t.ours
    where o.ours and least(o.free, t.free) > 0 order by o.partner_id, o.currency`.execute(database)
  return rows
}
