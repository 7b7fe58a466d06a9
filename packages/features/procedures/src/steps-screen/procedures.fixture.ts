/** Steps as they travel. */
export const step = (id: number, kind: string, more: object = {}) => ({
  id,
  schedule_id: 7,
  kind,
  word: kind,
  name: null,
  side: 'ours',
  owner: { id: 1, name: '白詰草アパレル(デモ)' },
  owner_key: 'a',
  calendar_key: 'a',
  assignee: null,
  status: 'todo',
  workdays: 5,
  planned: { start: '2026-11-16', end: '2026-11-20' },
  baseline: null,
  actual: { start: null, end: null },
  forecast: { start: '2026-11-16', end: '2026-11-20' },
  latest: null,
  not_before: null,
  not_after: null,
  total_float: 2,
  free_float: 0,
  is_critical: false,
  slip: 0,
  health: 'on_track',
  progress: 0,
  quantity_done: 0,
  shared: true,
  approve_by_partner: false,
  approval: null,
  note: null,
  right: 'move',
  lock_version: 1,
  schedule: {
    id: 7,
    status: 'active',
    side: 'owner',
    brand: { id: 1, name: '白詰草' },
    supplier: { id: 21, name: '江南縫製(デモ)' },
    style_no: 'SK27-177',
    name: 'タイプライターシャツ',
    production_id: 3,
    phase_kind: 'bulk',
    quantity: 840,
    delivery_due: '2027-02-26',
    lock_version: 4,
  },
  ...more,
})

const theirs = { side: 'theirs', owner: { id: 21, name: '江南縫製(デモ)' }, owner_key: 'b' }
const other = { ...step(0, 'sewing').schedule, id: 8, style_no: 'SK27-231', name: 'ドット長丈OP', production_id: 4 }

export const steps = [
  step(1, 'fabric_in', {
    health: 'late',
    slip: 3,
    total_float: -3,
    baseline: { start: '2026-11-09', end: '2026-11-17' },
    forecast: { start: '2026-11-16', end: '2026-11-25' },
  }),
  step(2, 'pre_production_approved', { status: 'doing', progress: 40, actual: { start: '2026-11-12', end: null } }),
  step(3, 'spec_fixed', { schedule: other, planned: { start: '2026-11-20', end: '2026-11-20' } }),
  step(4, 'cutting', theirs),
  step(5, 'arrive', { status: 'done', actual: { start: '2026-11-10', end: '2026-11-11' }, total_float: null }),
]

const done = { status: 'done', actual: { start: '2026-11-10', end: '2026-11-11' }, approve_by_partner: true }
export const approvals = [
  step(11, 'inspection', { ...done, ...theirs, approval: { status: 'open', comment: null } }),
  step(12, 'arrive', { ...done, approval: { status: 'open', comment: null } }),
  step(13, 'pre_production_approved', { ...done, approval: { status: 'objected', comment: '袖丈が違います' } }),
]

/** The schedule of most of them, with its plan, as far as a sheet asks for it. */
export const planOfSteps = {
  lock_version: 4,
  plan: {
    procedures: steps.filter(({ schedule }) => schedule.id === 7),
    links: [],
    calendars: ['a', 'b'].map((key) => ({ key, rest_days: [6, 7], holidays: 'JP', closed_days: [], working_days: [] })),
    todays: [],
  },
}

const counts = { mine: 0, ours: 3, today: 3, late: 1, waiting: 1, all: 5 }
export const listOf = (rows: readonly object[]) => ({
  data: rows,
  pagination: {
    current_page: 1,
    limit_value: 50,
    next_page: null,
    prev_page: null,
    total_count: rows.length,
    total_pages: 1,
  },
  tabs: Object.entries(counts).map(([scope, count]) => ({ scope, count })),
  is_capped: false,
})

const weeks = ['23', '30'].map((day) => `2026-11-${day}`)
const maker = { id: 21, name: '江南縫製(デモ)' }
export const figures = {
  weeks,
  loads: [
    {
      maker,
      daily_capacity: 420,
      weeks: weeks.map((week, at) => ({
        week,
        pieces: 2100 + at * 420,
        capacity: 2100,
        percent: at === 0 ? '100' : '120',
      })),
    },
    {
      maker: { id: 22, name: '蘇州彩針(デモ)' },
      daily_capacity: null,
      weeks: weeks.map((week) => ({ week, pieces: 900, capacity: null, percent: null })),
    },
  ],
  punctualities: [
    {
      maker,
      count: 2,
      on_time: 1,
      on_time_percent: '50',
      median_days: 0,
      worst_days: 3,
      shipments: [
        { maker, style_no: 'SK26-341', production_id: 1, promised: '2026-10-02', actual: '2026-10-02', days: 0 },
        { maker, style_no: 'SK26-350', production_id: 2, promised: '2026-10-09', actual: '2026-10-14', days: 3 },
      ],
    },
  ],
  is_capped: false,
}

export const schedules = {
  ...listOf([]),
  totals: {
    schedules: 2,
    quantity: 1680,
    work: [
      { kind: 'cutting', quantity: 600 },
      { kind: 'sewing', quantity: 840 },
    ],
    finished: 240,
  },
  choices: { brands: [], seasons: [], suppliers: [] },
}

/** A file beside a step; no picture, so that nothing is asked for beyond the scene. */
export const proof = (proof_id: number) => ({
  id: 84 + proof_id,
  proof_id,
  name: '縫い目.png',
  content_type: 'image/png',
  size: 2048,
  url: '/api/record_files/89/original',
  is_picture: false,
  ours: true,
  by: '森下 あさ',
  created_at: '2026-11-20T01:00:00.000Z',
})
