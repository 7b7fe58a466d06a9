import type { BusinessDate } from '@tsumugi/domain'
import type { ScheduleStatus } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** What a list sorts and sums by, and by what it tells whether anything of a schedule was written since. */
export interface StampedSchedule {
  readonly id: number
  readonly styleNo: string
  readonly deliveryDue: BusinessDate | null
  readonly status: ScheduleStatus
  readonly quantity: number
  readonly updatedAt: string
  readonly season: string | null
  readonly brand: string
  /** The first of them, in the brand's order. */
  readonly category: string | null
  readonly ownerId: number
  readonly supplierId: number | null
  readonly supplier: string | null
  /** Another one once its row, its phase, one of its steps or links, or its pieces are others. */
  readonly stamp: string
  /** Companies whose working days count. */
  readonly companyIds: readonly number[]
}

/** In the order of the ids: rows are told apart by the transaction that wrote them, so no writer can forget to. */
export async function stampedSchedules(system: Database, ids: readonly number[]): Promise<StampedSchedule[]> {
  const wanted = sql`any(${[...ids]}::bigint[])`
  const { rows } = await sql<StampedSchedule>`
    select s.id, d.style_no as "styleNo", p.delivery_due as "deliveryDue", s.status, s.updated_at as "updatedAt",
      d.season, b.name as brand, s.user_group_id as "ownerId", p.supplier_group_id as "supplierId", g.name as supplier,
      (select c.name from production_category x join category c on c.id = x.category_id
        where x.production_id = d.id order by x.position limit 1) as category,
      coalesce(k.quantity, 0)::bigint as quantity,
      concat_ws('.', s.xmin, p.xmin, r.stamp, l.stamp, k.quantity) as stamp,
      array_remove(r.owners || s.user_group_id || p.supplier_group_id, null) as "companyIds"
    from unnest(${[...ids]}::bigint[]) with ordinality w (id, place)
      join production_schedule s on s.id = w.id join phase p on p.id = s.phase_id
      join production d on d.id = p.production_id join brand b on b.id = d.brand_id
      left join user_group g on g.id = p.supplier_group_id
      left join (select schedule_id, array_agg(distinct owner_group_id) as owners,
        concat_ws('-', count(*), sum(hashint8extended(id, xmin::text::bigint))) as stamp
        from procedure where schedule_id = ${wanted} group by 1) r on r.schedule_id = s.id
      left join (select schedule_id,
        concat_ws('-', count(*), sum(hashint8extended(from_id * 1000003 + to_id, xmin::text::bigint))) as stamp
        from procedure_link where schedule_id = ${wanted} group by 1) l on l.schedule_id = s.id
      left join (select phase_id, sum(quantity) as quantity from stock_keeping_unit
        where phase_id in (select phase_id from production_schedule where id = ${wanted}) group by 1) k
        on k.phase_id = p.id
    order by w.place`.execute(system)
  return rows.map((row) => ({ ...row, companyIds: row.companyIds.map(Number) }))
}
