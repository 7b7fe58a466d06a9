import type { VendorBalance, VendorBands } from '@tsumugi/contract'
import type { BalanceGroup, VendorMaterialState } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'

export interface BalanceAsked {
  readonly vendorId: number
  readonly today: string
  readonly q?: string | undefined
  readonly by?: BalanceGroup | undefined
  readonly band?: string | undefined
  readonly state?: VendorMaterialState | undefined
}

const bandKeys: Readonly<Record<BalanceGroup, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }>> = {
  item: { key: sql`coalesce(b.item, '')`, label: sql`coalesce(min(b.item_name), '')` },
  material: { key: sql`b.code`, label: sql`min(b.name)` },
  contract: { key: sql`coalesce(b.contracts, '')`, label: sql`''` },
}

/**
 * Every material of a vendor with its sums. Drafts have not arrived; what was used stands in the rolls themselves, which
 * follow the ledger.
 */
const balances = ({ vendorId, today }: BalanceAsked) => sql`
  select m.*, s.*, greatest(m.quantity - s.arrived, 0) as waiting, s.arrived - s.used - s.loss as left_over,
    case
      when s.arrived = 0 and m.due_on < ${today}::date then 'late'
      when s.arrived = 0 then 'waiting'
      when s.is_closed or s.arrived = s.used + s.loss then 'used'
      when s.arrived < m.quantity then 'part'
      when s.used + s.loss > 0 then 'going'
      else 'arrived'
    end as state,
    (select string_agg(distinct d.number, ', ' order by d.number) from vendor_contract_map c
      join document_line l on l.id = c.contract_line_id join document d on d.id = l.document_id
      where c.material_id = m.id) as contracts
  from vendor_material m cross join lateral (
    select coalesce(sum(l.quantity), 0) as arrived, coalesce(sum(l.used), 0) as used, coalesce(sum(l.loss), 0) as loss,
      coalesce(bool_and(p.status = 'consumed'), false) as is_closed
    from vendor_packing_list_line l join vendor_packing_list p on p.id = l.packing_list_id and p.status <> 'draft'
    where l.material_id = m.id
  ) s
  where m.vendor_id = ${vendorId} and m.discarded_at is null`

const wanted = ({ q, by = 'item', band, state }: BalanceAsked) => sql`
  (${q ?? null}::text is null or ${textHolds(sql`concat_ws(' ', b.order_no, b.code, b.name, b.color, b.lot, b.item, b.item_name)`, q ?? '')})
  and (${state ?? null}::text is null or b.state = ${state ?? null})
  and (${band ?? null}::text is null or ${bandKeys[by].key} = ${band ?? null})`

const plain = (figure: RawBuilder<unknown>) => sql`trim_scale(${figure})::text`

const columns = ({ today }: BalanceAsked) => sql`
  b.id, b.order_no as "orderNo", b.code, b.name, b.color, b.hex, b.lot, b.item, b.item_name as "itemName", b.unit,
  b.due_on as "dueOn", ${plain(sql`b.quantity`)} as ordered, ${plain(sql`b.arrived`)} as arrived,
  ${plain(sql`b.waiting`)} as waiting, ${plain(sql`b.used`)} as used, ${plain(sql`b.loss`)} as loss,
  ${plain(sql`b.left_over`)} as "left", b.state, b.contracts,
  case when b.state = 'late' then ${today}::date - b.due_on else 0 end as "daysLate"`
const order = sql`b.item nulls last, b.code, b.color, b.lot, b.id`
/** The most rows that are written into one file. */
const mostNamed = 1_000

/** Those of these ids; without any, all that there are. */
export async function balancesNamed(
  database: Database,
  asked: BalanceAsked,
  ids: readonly number[] | null,
): Promise<VendorBalance[]> {
  const named = ids ? sql`b.id = any(${[...ids]}::bigint[])` : sql`true`
  const { rows } = await sql<VendorBalance>`
    select ${columns(asked)} from (${balances(asked)}) b where ${named} order by ${order} limit ${mostNamed}`.execute(
    database,
  )
  return rows
}

export async function pageOfBalances(
  database: Database,
  asked: BalanceAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VendorBalance[]; count: number }> {
  const { rows } = await sql<VendorBalance & { total: number }>`
    select ${columns(asked)}, (count(*) over ())::int as total from (${balances(asked)}) b where ${wanted(asked)}
    order by ${order} limit ${limit} offset ${offset}`.execute(database)
  const count = rows[0]?.total ?? (offset > 0 ? (await bandsOf(database, asked)).total.count : 0)
  return { rows: rows.map(({ total: _total, ...row }) => row), count }
}

const sums = sql`trim_scale(coalesce(sum(b.quantity), 0))::text as ordered,
  trim_scale(coalesce(sum(b.arrived), 0))::text as arrived, trim_scale(coalesce(sum(b.waiting), 0))::text as waiting,
  trim_scale(coalesce(sum(b.used), 0))::text as used, trim_scale(coalesce(sum(b.loss), 0))::text as loss,
  trim_scale(coalesce(sum(b.left_over), 0))::text as "left"`

/** Sums by band, the largest first, and of all together. */
export async function bandsOf(database: Database, asked: BalanceAsked): Promise<VendorBands> {
  const { key, label } = bandKeys[asked.by ?? 'item']
  const all = sql`(${balances(asked)}) b where ${wanted(asked)}`
  const bands = sql<VendorBands['bands'][number]>`
    select ${key} as key, ${label} as label, min(b.due_on) filter (where b.waiting > 0) as "dueOn", ${sums}
    from ${all} group by 1 order by sum(b.quantity) desc, 1 limit 200`
  const totals = sql<VendorBands['total'] & { units: string[] | null }>`
    select count(*)::int as count, array_agg(distinct b.unit) as units, ${sums} from ${all}`
  const found = await Promise.all([bands.execute(database), totals.execute(database)])
  const { units, ...total } = found[1].rows[0]!
  return { bands: found[0].rows, total, units: units ?? [] }
}
