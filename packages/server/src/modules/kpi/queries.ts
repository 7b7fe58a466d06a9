import type { KpiMonth } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Months from one to another, `2026-11`, both within. */
export interface KpiPeriod {
  readonly from: string
  readonly until: string
}

type Figures = Omit<KpiMonth, 'month'>

const zone = sql`'Asia/Tokyo'`
const used = sql`select id from user_group where not tester`
const first = ({ from }: KpiPeriod) => sql`${`${from}-01`}::date`
const after = ({ until }: KpiPeriod) => sql`(${`${until}-01`}::date + interval '1 month')::date`

/** As the system: every month of a period, in the platform's zone; a month without anything has zeros. */
export async function kpiMonths(database: Database, period: KpiPeriod): Promise<KpiMonth[]> {
  const { rows } = await sql<KpiMonth>`
    with months as (
      select m::date as first, (m + interval '1 month')::date as after
      from generate_series(${first(period)}, ${after(period)} - interval '1 month', interval '1 month') m
    )
    select to_char(m.first, 'YYYY-MM') as month, g.groups, a.users as "activeUsers", o.orders,
      coalesce(w.gmv, '[]') as gmv, d.arrived, d.on_time as "onTime"
    from months m
      cross join lateral (select count(*)::int as groups from user_group u where not u.tester
        and u.agreed_terms_at < m.after::timestamp at time zone ${zone}
        and (u.suspended_at is null or u.suspended_at >= m.after::timestamp at time zone ${zone})) g
      cross join lateral (${people(sql`m.first`, sql`m.after`)}) a
      cross join lateral (${orders(sql`m.first`, sql`m.after`)}) o
      cross join lateral (${worth(sql`m.first`, sql`m.after`)}) w
      cross join lateral (${arrivals(sql`m.first`, sql`m.after`)}) d
    order by m.first`.execute(database)
  return rows
}

/** As the system: of the whole period. People are counted once, shares come from the sums (domain §4.10). */
export async function kpiTotal(database: Database, period: KpiPeriod): Promise<Omit<Figures, 'groups'>> {
  const [from, end] = [first(period), after(period)]
  const { rows } = await sql<Omit<Figures, 'groups'>>`
    select a.users as "activeUsers", o.orders, coalesce(w.gmv, '[]') as gmv, d.arrived, d.on_time as "onTime"
    from (${people(from, end)}) a cross join (${orders(from, end)}) o cross join (${worth(from, end)}) w
      cross join (${arrivals(from, end)}) d`.execute(database)
  return rows[0]!
}

type Day = ReturnType<typeof sql>

const people = (from: Day, end: Day) => sql`
  select count(distinct e.account_id)::int as users from audit_event e
  where e.at >= ${from}::timestamp at time zone ${zone} and e.at < ${end}::timestamp at time zone ${zone}
    and e.user_group_id in (${used})`

const standing = (from: Day, end: Day) => sql`
  document c where c.noun = 'contract' and c.shared and c.issue_date >= ${from} and c.issue_date < ${end}
    and c.status not in ('rejected', 'cancelled') and c.issuer_id in (${used})`

const orders = (from: Day, end: Day) => sql`select count(*)::int as orders from ${standing(from, end)}`

const worth = (from: Day, end: Day) => sql`
  select jsonb_agg(jsonb_build_object('currency', s.currency, 'amount', trim_scale(s.amount)::text) order by s.currency) as gmv
  from (select c.currency, sum(c.amount) as amount from ${standing(from, end)} group by c.currency) s`

const arrivals = (from: Day, end: Day) => sql`
  select count(*)::int as arrived, count(*) filter (where y.arrived_on <= k.delivery_due)::int as on_time
  from delivery y join document s on s.id = y.document_id join contract k on k.document_id = s.source_id
  where y.arrived_on >= ${from} and y.arrived_on < ${end} and k.delivery_due is not null and s.issuer_id in (${used})`
