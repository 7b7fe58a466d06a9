import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

/** One request of a round with the newest quotation that follows it. */
export interface RoundRow {
  readonly request_id: number
  readonly partner_id: number
  readonly partner_name: string
  readonly request_status: string
  readonly quantity: string
  readonly estimation_id: number | null
}

/** The first request of a round names it; it stands alone until others are asked. */
export async function roundOf(database: Database, requestId: number): Promise<number> {
  const row = await database
    .selectFrom('estimation_round')
    .select('round_id')
    .where('document_id', '=', requestId)
    .executeTakeFirst()
  return row?.round_id ?? requestId
}

/** All requests of a round, which its buyer alone sees together. */
export async function requestsOfRound(database: Database, roundId: number, buyerId: number): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select d.id as request_id, d.receiver_id as partner_id, d.receiver_name as partner_name, d.status as request_status,
      trim_scale(d.quantity)::text as quantity,
      (select e.id from document e where e.noun = 'estimation' and e.source_id = d.id and e.shared
        order by e.issue_date desc, e.id desc limit 1) as estimation_id
    from document d left join estimation_round r on r.document_id = d.id
    where d.noun = 'estimation_request' and d.issuer_id = ${buyerId} and (d.id = ${roundId} or r.round_id = ${roundId})
    order by d.id`.execute(database)
  return rows
}

export async function joinRound(
  database: Database,
  userGroupId: number,
  requestId: number,
  roundId: number,
): Promise<void> {
  await sql`insert into estimation_round (document_id, user_group_id, round_id) values (${requestId}, ${userGroupId}, ${roundId})`.execute(
    database,
  )
}

export interface LandedCostRow {
  readonly document_id: number
  readonly freight: string
  readonly insurance: string
  readonly duty_percent: string
  readonly others: string
  readonly lock_version: number
}

const columns = sql`document_id, trim_scale(freight)::text as freight, trim_scale(insurance)::text as insurance,
  trim_scale(duty_percent)::text as duty_percent, trim_scale(others)::text as others, lock_version`

export async function landedCostsOf(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<LandedCostRow[]> {
  const { rows } = await sql<LandedCostRow>`
    select ${columns} from landed_cost where user_group_id = ${userGroupId} and document_id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
  return rows
}

/** Undefined when it has moved on from `lock_version`. */
export async function keepLandedCost(
  database: Database,
  userGroupId: number,
  { document_id, freight, insurance, duty_percent, others, lock_version }: LandedCostRow,
): Promise<LandedCostRow | undefined> {
  const { rows } = await sql<LandedCostRow>`
    insert into landed_cost as kept (document_id, user_group_id, freight, insurance, duty_percent, others, lock_version)
    values (${document_id}, ${userGroupId}, ${freight}, ${insurance}, ${duty_percent}, ${others}, 1)
    on conflict (document_id, user_group_id) do update set freight = excluded.freight, insurance = excluded.insurance,
      duty_percent = excluded.duty_percent, others = excluded.others, ${versionStamps({ row: 'kept' })}
      where kept.lock_version = ${lock_version}
    returning ${columns}`.execute(database)
  return rows[0]
}

export interface RateRow {
  readonly currency: string
  readonly rate: string
  readonly per_units: number
}

/** The newest rate of the day for each currency that documents are in, of the buyer's own. */
export async function ratesToYen(
  database: Database,
  userGroupId: number,
  documentIds: readonly number[],
  on: string,
): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select distinct on (from_currency) from_currency as currency, trim_scale(rate)::text as rate, per_units
    from currency_conversion where user_group_id = ${userGroupId} and to_currency = 'JPY' and discarded_at is null
      and from_currency <> 'JPY' and valid_from <= ${on}
      and from_currency in (select currency from document where id = any(${[...documentIds]}::bigint[]))
    order by from_currency, valid_from desc, case kind when 'company' then 0 when 'TTM' then 1 else 2 end`.execute(
    database,
  )
  return rows
}
