import type { Plan, PlanCalendar, Procedure, ProductionSchedule } from '@tsumugi/contract'
import { everyDay, isSettled, moveRight, stepWord, type CompanyCalendar } from '@tsumugi/domain/scheduling'
import { fileUrls } from '../../merchandising-files/replies.ts'
import { daysToShip, type PlanView } from './plan-view.ts'
import { carrierKey } from './stored-plan.ts'

/** Proposals of a schedule that wait for an answer. */
export interface Waiting {
  readonly forUs: number
  readonly forThem: number
}

export function scheduleReply(view: PlanView, waiting: Waiting | undefined): ProductionSchedule {
  const { stored, reader, isTold, milestones } = view
  const { row } = stored
  const isOwner = reader === row.user_group_id
  const hasImage = isOwner && row.merchandising_id !== null && row.file_id !== null
  return {
    id: row.id,
    side: isOwner ? 'owner' : 'partner',
    status: row.status,
    health: view.health,
    owner: { id: row.user_group_id, name: row.owner_name },
    brand: { id: row.brand_id, name: row.brand_name },
    production: {
      id: row.production_id,
      styleNo: row.style_no,
      name: row.name,
      season: row.season,
      imageUrl: hasImage ? fileUrls(row.merchandising_id, row.file_id, row.file_revision ?? 0).thumbnail(480) : null,
      categories: isOwner ? row.categories : [],
    },
    phase: { id: row.phase_id, kind: row.kind, seq: row.seq },
    supplier:
      isTold && row.supplier_group_id !== null ? { id: row.supplier_group_id, name: row.supplier_name ?? '' } : null,
    construction: row.construction,
    quantity: row.quantity,
    deliveryDue: row.delivery_due,
    stage: milestones.find(({ state }) => state !== 'done')?.milestone ?? null,
    milestones: [...milestones],
    totalFloat: view.totalFloat,
    outcome: view.outcome,
    daysToShip: daysToShip(view),
    lastNote: lastNote(view),
    assignees: assigneesOfOpen(view),
    waitingForUs: waiting?.forUs ?? 0,
    waitingForThem: waiting?.forThem ?? 0,
    baselineAt: row.baseline_at,
    updatedAt: row.updated_at,
    lockVersion: row.lock_version,
  }
}

function lastNote({ plan, stored }: PlanView): string | null {
  const noted = plan.steps.map(({ id }) => stored.steps.get(id)!).filter(({ note }) => note !== null)
  return noted.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1))[0]?.note ?? null
}

function assigneesOfOpen({ plan, stored, reader }: PlanView): { id: number; name: string }[] {
  const rows = plan.steps.map(({ id }) => stored.steps.get(id)!)
  const own = rows.filter(({ owner_group_id, status }) => owner_group_id === reader && !isSettled(status))
  const named = own.flatMap(({ assignee_id: id, assignee_name: name }) =>
    id === null ? [] : ([[id, name ?? '']] as const),
  )
  return [...new Map(named)].map(([id, name]) => ({ id, name }))
}

/** Keys of companies for one answer: their ids where the reader is told who they are, else a number of this answer. */
export function companyKeys(): (view: PlanView, companyId: number) => string {
  const others = new Map<number, string>()
  return ({ isTold, reader, stored }, companyId) => {
    if (isTold || companyId === reader || companyId === stored.row.user_group_id) return String(companyId)
    const key = others.get(companyId) ?? `partner${others.size + 1}`
    others.set(companyId, key)
    return key
  }
}

type KeyOf = ReturnType<typeof companyKeys>

export function procedureReplies(view: PlanView, keyOf: KeyOf): Procedure[] {
  const { stored, reader, plan, forecasts } = view
  return plan.steps.map((step) => {
    const row = stored.steps.get(step.id)!
    const { forecast, latest, totalFloat, freeFloat, isCritical, slip, health } = forecasts.get(step.id)!
    const isOurs = row.owner_group_id === reader
    const ownerKey = keyOf(view, row.owner_group_id)
    return {
      id: row.id,
      scheduleId: row.schedule_id,
      kind: row.kind,
      name: row.name,
      word: row.kind && stepWord(row.kind, row.construction),
      side: isOurs ? 'ours' : 'theirs',
      owner: ownerKey === String(row.owner_group_id) ? { id: row.owner_group_id, name: row.owner_name } : null,
      ownerKey,
      calendarKey: row.carrier ? carrierKey : ownerKey,
      assignee: isOurs && row.assignee_id !== null ? { id: row.assignee_id, name: row.assignee_name ?? '' } : null,
      status: row.status,
      workdays: row.workdays,
      planned: step.planned,
      baseline: step.baseline,
      actual: step.actual,
      forecast,
      latest,
      notBefore: step.notBefore,
      notAfter: step.notAfter,
      totalFloat,
      freeFloat,
      isCritical,
      slip,
      health,
      progress: row.progress,
      quantityDone: row.quantity_done,
      shared: row.shared,
      approveByPartner: row.approve_by_partner,
      approval: row.approval,
      note: row.note,
      right: isSettled(row.status) ? 'none' : moveRight(stored.parties, step.ownerId, String(reader)),
      lockVersion: row.lock_version,
    }
  })
}

/** Steps of many schedules with the calendars they are worked by. */
export function planReply(views: readonly PlanView[]): Plan {
  const keyOf = companyKeys()
  const procedures = views.flatMap((view) => procedureReplies(view, keyOf))
  const calendars = new Map<string, PlanCalendar>([[carrierKey, calendarReply(carrierKey, everyDay)]])
  const todays = new Map<string, string>()
  for (const view of views) {
    for (const { ownerId } of view.plan.steps) {
      const company = view.stored.companies.get(Number(ownerId))!
      const key = keyOf(view, company.id)
      if (!calendars.has(key)) calendars.set(key, calendarReply(key, company.calendar))
      todays.set(key, company.today)
    }
  }
  return {
    procedures,
    links: views.flatMap(({ plan }) =>
      plan.links.map(({ from, to, lag }) => ({ from: Number(from), to: Number(to), lag })),
    ),
    calendars: [...calendars.values()],
    todays: [...todays].map(([ownerKey, today]) => ({ ownerKey, today })),
  }
}

const calendarReply = (key: string, calendar: CompanyCalendar): PlanCalendar => ({
  key,
  restDays: [...calendar.restDays],
  holidays:
    calendar.nationalHolidays === null || calendar.nationalHolidays === 'JP'
      ? calendar.nationalHolidays
      : {
          closedDays: [...calendar.nationalHolidays.closedDays],
          workingDays: [...calendar.nationalHolidays.workingDays],
        },
  closedDays: [...calendar.closedDays],
  workingDays: [...calendar.workingDays],
})
