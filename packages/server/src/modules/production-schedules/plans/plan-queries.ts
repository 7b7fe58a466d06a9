import type { BusinessDate, PhaseKind } from '@tsumugi/domain'
import type { GoodsConstruction, ProcedureStatus, ScheduleStatus, StepKind } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { doneContent } from '../proposals/mark-queries.ts'

export interface ScheduleRow {
  readonly id: number
  readonly user_group_id: number
  readonly owner_name: string
  readonly brand_id: number
  readonly brand_name: string
  readonly production_id: number
  readonly style_no: string
  readonly name: string
  readonly season: string | null
  readonly categories: string[]
  readonly merchandising_id: number | null
  readonly file_id: number | null
  readonly file_revision: number | null
  readonly phase_id: number
  readonly kind: PhaseKind
  readonly seq: number
  readonly supplier_group_id: number | null
  readonly supplier_name: string | null
  readonly quantity: number
  readonly delivery_due: BusinessDate | null
  readonly status: ScheduleStatus
  readonly construction: GoodsConstruction
  readonly baseline_at: string | null
  readonly updated_at: string
  readonly lock_version: number
}

export interface StepApproval {
  readonly status: 'open' | 'confirmed' | 'objected'
  readonly comment: string | null
}

export interface StepRow {
  readonly id: number
  readonly owner_group_id: number
  readonly owner_name: string
  readonly schedule_id: number
  readonly kind: StepKind | null
  readonly construction: GoodsConstruction
  readonly name: string | null
  readonly carrier: boolean
  readonly assignee_id: number | null
  readonly assignee_name: string | null
  readonly status: ProcedureStatus
  readonly workdays: number
  readonly planned_start: BusinessDate
  readonly planned_end: BusinessDate
  readonly baseline_start: BusinessDate | null
  readonly baseline_end: BusinessDate | null
  readonly actual_start: BusinessDate | null
  readonly actual_end: BusinessDate | null
  readonly progress: number
  readonly quantity_done: number
  readonly shared: boolean
  readonly approve_by_partner: boolean
  /** What the other side says of its being done; null where it is not asked. */
  readonly approval: StepApproval | null
  readonly not_before: BusinessDate | null
  readonly not_after: BusinessDate | null
  readonly note: string | null
  readonly updated_at: string
  readonly lock_version: number
}

export interface LinkRow {
  readonly schedule_id: number
  readonly from_id: number
  readonly to_id: number
  readonly lag: number
}

/** Schedules with all that stands in them, whoever may see it: asked by the system, and shown to nobody as it is. */
export interface PlanRows {
  readonly schedules: readonly ScheduleRow[]
  readonly steps: readonly StepRow[]
  readonly links: readonly LinkRow[]
}

/** By the last mark that was opened for a step `r` being done. */
const approvalOfStep = sql`case when r.approve_by_partner and r.status = 'done' then (
  select case when m.status in ('open', 'confirmed', 'objected')
    then jsonb_build_object('status', m.status, 'comment', m.comment) end
  from confirmed_mark m where m.target_kind = 'production_schedule' and m.target_id = r.schedule_id
    and m.content_key = ${doneContent}::text || r.id order by m.id desc limit 1) end`

/** In the order of the ids. */
export async function planRows(system: Database, ids: readonly number[]): Promise<PlanRows> {
  const wanted = sql`any(${[...ids]}::bigint[])`
  const schedules = sql<ScheduleRow>`
    select s.id, s.user_group_id, o.name as owner_name, d.brand_id, b.name as brand_name, d.id as production_id, d.style_no,
      d.name, d.season, d.merchandising_id,
      array(select c.name from production_category k join category c on c.id = k.category_id
        where k.production_id = d.id order by k.position) as categories, i.id as file_id, i.revision as file_revision, p.id as phase_id, p.kind, p.seq,
      p.supplier_group_id, g.name as supplier_name,
      (select coalesce(sum(k.quantity), 0) from stock_keeping_unit k where k.phase_id = p.id)::bigint as quantity,
      p.delivery_due, s.status, s.construction, s.baseline_at, s.updated_at, s.lock_version
    from unnest(${[...ids]}::bigint[]) with ordinality w (id, place) join production_schedule s on s.id = w.id
      join phase p on p.id = s.phase_id join production d on d.id = p.production_id
      join brand b on b.id = d.brand_id join user_group o on o.id = s.user_group_id
      left join user_group g on g.id = p.supplier_group_id
      left join merchandising_file i on i.merchandising_id = d.merchandising_id and i.is_primary
    order by w.place`
  const steps = sql<StepRow>`
    select r.id, r.owner_group_id, g.name as owner_name, r.schedule_id, r.kind, s.construction, r.name, r.carrier, r.assignee_id,
      a.name as assignee_name, r.status, r.workdays, r.planned_start, r.planned_end, r.baseline_start, r.baseline_end,
      r.actual_start, r.actual_end, r.progress, r.quantity_done, r.shared, r.approve_by_partner, r.not_before,
      ${approvalOfStep} as approval, r.not_after, r.note, r.updated_at, r.lock_version
    from procedure r join production_schedule s on s.id = r.schedule_id
      join user_group g on g.id = r.owner_group_id left join account a on a.id = r.assignee_id
    where r.schedule_id = ${wanted} order by r.schedule_id, r.position, r.id`
  const links = sql<LinkRow>`
    select schedule_id, from_id, to_id, lag from procedure_link where schedule_id = ${wanted}
    order by schedule_id, from_id, to_id`
  const found = await Promise.all([schedules.execute(system), steps.execute(system), links.execute(system)])
  return { schedules: found[0].rows, steps: found[1].rows, links: found[2].rows }
}

/** Holds a schedule until the transaction ends: who changes its plan waits here for the others. */
export async function holdSchedule(system: Database, id: number): Promise<void> {
  await sql`select id from production_schedule where id = ${id} for update`.execute(system)
}
