import { demoModel, today } from '../story/demo-plan.fixture.ts'

const model = demoModel()
const ids = new Map(model.steps.map(({ id }, at) => [id, at + 1]))
const scheduleIds = new Map(model.schedules.map(({ id }, at) => [id, at + 1]))
const nameOf = new Map(model.steps.map(({ owner }) => [owner.id, owner.name]))
const party = (id: string) => ({ id: Number(id), name: nameOf.get(id) ?? '' })
const nothing = { ships_on: null, arrives_on: null, invoice_month: null, payments_on: [] }

const schedules = model.schedules.map(({ id, title, code, brand, supplier, due }) => ({
  id: scheduleIds.get(id),
  side: 'owner',
  status: 'active',
  health: 'on_track',
  owner: party('1'),
  brand: { id: 1, name: brand },
  production: { id: scheduleIds.get(id), style_no: code, name: title, season: '27SS', image_url: null },
  phase: { id: scheduleIds.get(id), kind: 'bulk', seq: 1 },
  supplier: supplier && party(supplier.id),
  construction: 'cloth',
  quantity: 600,
  delivery_due: due,
  stage: null,
  milestones: [],
  total_float: 3,
  outcome: nothing,
  days_to_ship: 12,
  last_note: null,
  waiting_for_us: 0,
  waiting_for_them: 0,
  baseline_at: null,
  updated_at: '2026-11-20T01:00:00.000Z',
  lock_version: 4,
}))

const procedures = model.steps.map((step) => ({
  id: ids.get(step.id),
  schedule_id: scheduleIds.get(step.scheduleId),
  kind: null,
  word: null,
  name: step.name,
  side: step.ownerId === '1' ? 'ours' : 'theirs',
  owner: party(step.ownerId),
  owner_key: step.ownerId,
  calendar_key: step.calendarId,
  assignee: null,
  status: step.status,
  workdays: step.workdays,
  planned: step.planned,
  baseline: step.baseline,
  actual: step.actual,
  forecast: step.planned,
  latest: null,
  not_before: null,
  not_after: null,
  total_float: 0,
  free_float: 0,
  is_critical: false,
  slip: 0,
  health: 'on_track',
  progress: step.progress,
  quantity_done: 0,
  shared: true,
  approve_by_partner: false,
  approval: null,
  note: null,
  right: step.right,
  lock_version: 1,
}))

const weekends = { rest_days: [6, 7], holidays: 'JP', closed_days: [], working_days: [] }

/** The plan of the demo as it travels; with a proposal of the partner for one of the reader's steps. */
export const planReply = {
  data: schedules,
  pagination: { current_page: 1, limit_value: 200, next_page: null, prev_page: null, total_count: 4, total_pages: 1 },
  plan: {
    procedures,
    links: model.links.map(({ from, to, lag }) => ({ from: ids.get(from), to: ids.get(to), lag })),
    calendars: ['1', '2', '3'].map((key) => ({ key, ...weekends })),
    todays: ['1', '2', '3'].map((key) => ({ owner_key: key, today })),
  },
  proposals: [
    {
      id: 9,
      schedule_id: scheduleIds.get('d'),
      side: 'theirs',
      status: 'open',
      from: party('3'),
      to: party('1'),
      by_name: null,
      changes: [
        {
          procedure_id: ids.get('d1'),
          before: { start: '2026-11-26', end: '2026-11-30', workdays: 3 },
          after: { start: '2026-11-30', end: '2026-12-02', workdays: 3 },
          days: 2,
          is_stale: false,
        },
      ],
      links: [],
      cost: { moved: [], outcome: null },
      note: null,
      answer: null,
      created_at: '2026-11-20T01:00:00.000Z',
      lock_version: 0,
    },
  ],
  is_capped: false,
}

const weeks = ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07']
/** What the two makers have to sew: one with what it can, one without. */
export const loadReply = {
  data: {
    weeks,
    loads: ['2', '3'].map((id) => ({
      maker: party(id),
      daily_capacity: id === '2' ? 420 : null,
      weeks: weeks.map((week, at) => ({
        week,
        pieces: 1800 + at * 200,
        capacity: id === '2' ? 2100 : null,
        percent: id === '2' ? String(86 + at * 9) : null,
      })),
    })),
    punctualities: [],
    is_capped: false,
  },
}

const color = (key: string, hex: string) => ({ key, hex, text_hex: '#ffffff', is_own: false })
export const colorReply = {
  data: {
    colors: [
      color('status.todo', '#8c877e'),
      color('status.doing', '#194b7a'),
      color('health.late', '#b0282e'),
      color('step.sewing', '#b9334b'),
    ],
    lock_version: 2,
  },
}
/** Ids on the wire of steps and schedules of the demo. */
export const wireId = (id: string) => ids.get(id) ?? scheduleIds.get(id)
