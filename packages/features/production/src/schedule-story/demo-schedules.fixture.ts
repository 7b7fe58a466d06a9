import type { Answers } from '@tsumugi/records/scene'
import { pageOf } from '@tsumugi/records/scene'

/** Schedules as they travel: for stories and tests. */
const outcome = (more: object = {}) => ({
  ships_on: '2027-02-19',
  arrives_on: '2027-02-24',
  invoice_month: '2027-02',
  payments_on: ['2027-03-31'],
  ...more,
})
const span = (start: string, end: string) => ({ start, end })

export const step = (id: number, kind: string, side: 'ours' | 'theirs', more: object = {}) => ({
  id,
  schedule_id: 1,
  kind,
  word: kind,
  name: null,
  side,
  owner: side === 'ours' ? { id: 1, name: '白詰草アパレル(デモ)' } : { id: 21, name: '江南縫製(デモ)' },
  owner_key: side === 'ours' ? '1' : '21',
  calendar_key: side === 'ours' ? '1' : '21',
  assignee: null,
  status: 'todo',
  workdays: 5,
  planned: span('2027-01-12', '2027-01-18'),
  baseline: span('2027-01-12', '2027-01-18'),
  actual: { start: null, end: null },
  forecast: span('2027-01-14', '2027-01-20'),
  latest: span('2027-01-14', '2027-01-20'),
  not_before: null,
  not_after: null,
  total_float: 0,
  free_float: 0,
  is_critical: true,
  slip: 2,
  health: 'on_track',
  progress: 0,
  quantity_done: 0,
  shared: true,
  approve_by_partner: false,
  approval: null,
  note: null,
  right: side === 'ours' ? 'move' : 'propose',
  lock_version: 0,
  ...more,
})

const milestone = (name: string, state: string, planned: string, expected: string) => ({
  milestone: name,
  planned,
  actual: state === 'done' ? expected : null,
  forecast: expected,
  state,
  progress: state === 'done' ? 100 : state === 'going' ? 43 : 0,
})

export const schedule = (id: number, more: object = {}) => ({
  id,
  side: 'owner',
  status: 'active',
  health: 'late',
  owner: { id: 1, name: '白詰草アパレル(デモ)' },
  brand: { id: 3, name: '白詰草' },
  production: {
    id: 1,
    style_no: 'SK27-177',
    name: 'タイプライターシャツ',
    season: '27SS',
    image_url: null,
    categories: ['シャツ'],
  },
  phase: { id: 12, kind: 'bulk', seq: 2 },
  supplier: { id: 21, name: '江南縫製(デモ)' },
  construction: 'cloth',
  quantity: 840,
  delivery_due: '2027-02-26',
  stage: 'fabric',
  milestones: [
    milestone('spec', 'done', '2026-11-11', '2026-11-13'),
    milestone('fabric', 'late', '2026-12-01', '2026-12-04'),
    milestone('pre_production', 'going', '2026-12-08', '2026-12-11'),
    milestone('cutting', 'todo', '2026-12-15', '2026-12-18'),
    milestone('sewing', 'todo', '2026-12-30', '2027-01-04'),
    milestone('ship', 'todo', '2027-02-19', '2027-02-19'),
  ],
  total_float: 0,
  outcome: outcome(),
  days_to_ship: 40,
  last_note: '生地が染め直し。12/4 入荷',
  assignees: [{ id: 11, name: '森下 あさ' }],
  waiting_for_us: 1,
  waiting_for_them: 0,
  baseline_at: '2026-11-10T01:00:00.000Z',
  updated_at: '2026-11-20T01:00:00.000Z',
  lock_version: 3,
  ...more,
})

const cost = {
  moved: [],
  outcome: {
    before: outcome(),
    after: outcome({ ships_on: '2027-03-02', arrives_on: '2027-03-07', invoice_month: '2027-03' }),
  },
}

export const detail = (more: object = {}) => ({
  ...schedule(1),
  plan: {
    procedures: [
      step(1, 'spec_fixed', 'ours', {
        status: 'done',
        total_float: null,
        actual: span('2026-11-11', '2026-11-13'),
        approval: { status: 'objected', comment: '袖丈が違います' },
      }),
      step(2, 'fabric_in', 'theirs', { status: 'doing', health: 'late', progress: 60, note: '染め直し' }),
      step(3, 'pre_production_approved', 'ours'),
      step(4, 'sewing', 'theirs'),
    ],
    links: [{ from: 2, to: 3, lag: 0 }],
    calendars: [],
    todays: [{ owner_key: '1', today: '2026-11-24' }],
  },
  proposals: [
    {
      id: 7,
      schedule_id: 1,
      side: 'theirs',
      status: 'open',
      from: { id: 21, name: '江南縫製(デモ)' },
      to: { id: 1, name: '白詰草アパレル(デモ)' },
      by_name: '加藤 匠',
      changes: [
        {
          procedure_id: 3,
          before: { ...span('2027-01-12', '2027-01-18'), workdays: 5 },
          after: { ...span('2027-01-15', '2027-01-21'), workdays: 5 },
          days: 3,
          is_stale: false,
        },
      ],
      links: [],
      cost,
      note: '染め直しのため',
      answer: null,
      created_at: '2026-11-20T01:00:00.000Z',
      lock_version: 0,
    },
  ],
  holiday_gaps: [{ country: 'CN', year: 2027, is_loaded: true }],
  assignees: [
    { id: 11, name: '森下 あさ' },
    { id: 12, name: '小川 みのり' },
  ],
  ...more,
})

export const scheduleList = (rows: readonly { quantity: number }[]) =>
  ({
    ...(pageOf(rows) as object),
    tabs: [
      { health: 'late', count: rows.length },
      { health: 'waiting', count: rows.length },
    ],
    totals: {
      schedules: rows.length,
      quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
      work: [{ kind: 'fabric_in', quantity: 840 }],
      finished: 0,
    },
    is_capped: false,
    choices: { brands: [], seasons: ['27SS'], suppliers: [] },
  }) as never

const previewed = (kind: string, owner: string, start: string, end: string, total_float = 4) => ({
  kind,
  word: kind,
  owner,
  planned: span(start, end),
  total_float,
})

/** What would be made of a phase. */
export const schedulePreview = {
  steps: [
    previewed('spec_fixed', 'brand', '2026-11-24', '2026-11-30'),
    previewed('fabric_in', 'supplier', '2026-12-01', '2026-12-21'),
    previewed('sewing', 'supplier', '2026-12-22', '2027-01-12'),
  ],
  holiday_gaps: [{ country: 'VN', year: 2027, is_loaded: false }],
  starts_on: '2026-11-24',
  ends_on: '2027-01-12',
  total_float: 4,
  today: '2026-11-24',
}

const templateStep = (kind: string, owner: string, workdays: number, after: string[] = []) => ({
  kind,
  owner,
  calendar: owner,
  workdays,
  after: after.map((each) => ({ kind: each, lag: 0 })),
  is_approved_by_partner: false,
})

/** The company's own templates of steps. */
export const ownTemplates = [
  {
    id: 5,
    name: '定番シャツ',
    steps: [templateStep('fabric_in', 'supplier', 10), templateStep('sewing', 'supplier', 8, ['fabric_in'])],
    created_at: '2026-11-01T01:00:00.000Z',
  },
]

export const knownSchedules: Answers = {
  'GET /api/production_schedules': scheduleList([schedule(1), schedule(2, { health: 'on_track', waiting_for_us: 0 })]),
  'GET /api/production_schedules/1': { data: detail() },
  'POST /api/production_schedules/1/simulations': { data: cost },
  'PATCH /api/procedure_proposals/7/answer': { data: detail({ proposals: [] }) },
  'GET /api/schedule_templates': { data: ownTemplates },
  'POST /api/schedule_templates': { data: { id: 6, name: '短い型' } },
  'DELETE /api/schedule_templates/5': 204,
  'POST /api/production_schedules/1/procedures': { data: detail() },
  'DELETE /api/procedures/3': 204,
  'DELETE /api/production_schedules/1': 204,
  'PATCH /api/procedures/3': { data: step(3, 'pre_production_approved', 'ours') },
  'PATCH /api/production_schedules/1/status': { data: detail({ status: 'on_hold' }) },
  'POST /api/procedures/1/reports': { data: step(1, 'spec_fixed', 'ours', { status: 'doing' }) },
  'POST /api/procedures/3/reports': { data: step(3, 'pre_production_approved', 'ours', { status: 'done' }) },
}
