import type { Answers } from '@tsumugi/records/scene'
import { pageOf } from '@tsumugi/records/scene'
import { detail, ownTemplates, scheduleList, schedulePreview } from '../schedule-story/demo-schedules.fixture.ts'

/** Productions as they travel: for stories and tests. */
export const phase = (id: number, kind: string, seq: number, more: object = {}) => ({
  id,
  production_id: 1,
  kind,
  seq,
  supplier: { id: 21, name: '江南縫製(デモ)' },
  delivery_due: '2027-02-26',
  health: 'on_track',
  currency: 'JPY',
  order_quantity: 900,
  amount: '4725000',
  sku_count: 9,
  frozen_at: null,
  updated_at: '2026-11-20T01:00:00.000Z',
  lock_version: 1,
  ...more,
})

export const production = (id: number, more: object = {}) => ({
  id,
  side: 'owner',
  owner: { id: 1, name: '白詰草アパレル(デモ)' },
  brand: { id: 3, name: '白詰草' },
  sub_brand: null,
  season: '26AW',
  style_no: `SK26-${340 + id}`,
  name: '畦編みカーディガン',
  list_price: '14900',
  target_cost: '5250',
  note: '釦は貝。裾は三つ巻き。',
  category_ids: [],
  merchandising: { id: 77, name: '畦編みカーディガン', release_on: '2027-03-05', plan_quantity: 900 },
  image_url: null,
  phases: [phase(11, 'sample1', 1, { order_quantity: 3, amount: null }), phase(12, 'bulk', 2)],
  stage: 'bulk',
  quantity: 900,
  delivery_due: '2027-02-26',
  health: 'on_track',
  partners: 1,
  updated_at: '2026-11-20T01:00:00.000Z',
  lock_version: 1,
  uses: [],
  ...more,
})

const colors = [
  { id: 5, code: '03', name: '生成り', name_en: 'Ecru', name_zh: null, hex: '#ece4d4' },
  { id: 6, code: '52', name: 'キャメル', name_en: 'Camel', name_zh: null, hex: '#c08a56' },
  { id: 7, code: '99', name: '墨', name_en: 'Ink', name_zh: null, hex: '#33302d' },
]
const sizes = ['S', 'M', 'L'].map((name, at) => ({ id: at + 1, code: name, name, set_name: '婦人' }))

export const unit = (id: number, color_id: number, size_id: number, quantity: number, more: object = {}) => ({
  id,
  color_id,
  size_id,
  name: null,
  jan: null,
  quantity,
  unit_price: '5250.0000',
  split: false,
  position: id,
  sub_quantity: 0,
  lock_version: 1,
  ...more,
})

export const units = [
  [60, 100, 40],
  [120, 200, 80],
  [90, 150, 60],
].flatMap((line, row) => line.map((quantity, column) => unit(row * 3 + column + 1, row + 5, column + 1, quantity)))

export const matrixOf = (more: object = {}) => ({
  phase: phase(12, 'bulk', 2),
  colors,
  sizes,
  units,
  sub_skus: [
    {
      id: 1,
      stock_keeping_unit_id: 2,
      label: '東京DC',
      destination: '東京DC(デモ)',
      lot: 'A',
      quantity: 60,
      lock_version: 1,
    },
  ],
  ...more,
})

export const options = {
  brands: [{ id: 3, name: '白詰草', seasons: ['26AW', '27SS'], sub_brands: [] }],
  suppliers: [{ id: 21, name: '江南縫製(デモ)', kind: 'supplier' }],
  colors: [...colors, { id: 8, code: '10', name: '藍', name_en: 'Indigo', name_zh: null, hex: '#26364f' }],
  sizes: [...sizes, { id: 4, code: 'XL', name: 'XL', set_name: '婦人' }],
  sku_names: ['左', '右'],
  free_sku_names: true,
}

const list = (rows: readonly { stage: string; quantity: number }[]) => ({
  ...(pageOf(rows) as object),
  tabs: [
    { stage: 'bulk', count: 2 },
    { stage: 'sample1', count: 1 },
  ],
  totals: [{ currency: 'JPY', quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0), amount: null }],
  choices: {
    brands: [{ id: 3, name: '白詰草' }],
    seasons: ['26AW', '27SS'],
    suppliers: [
      { id: 21, name: '江南縫製(デモ)' },
      { id: 23, name: '北斗縫製(デモ)' },
    ],
  },
})

export const rows = [
  production(1),
  production(2, { name: 'リネンの開襟シャツ', quantity: 1320, phases: [phase(13, 'bulk', 1)] }),
  production(3, { name: '刺し子のワンピース', stage: 'sample1', quantity: 0, delivery_due: null, phases: [] }),
]

/** A paper of the first production. */
const paper = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  content_type: 'application/pdf',
  size: 48_000,
  url: `/api/record_files/${id}/original`,
  is_picture: false,
  kind: 'tech_pack',
  face: 'both',
  series: 2,
  version: 1,
  is_newest: true,
  note: null,
  created_at: '2026-11-20T02:00:00Z',
  ...more,
})

/** A document with lines of the first production. */
const document = (id: number, more: object = {}) => ({
  id,
  noun: 'contract',
  number: null,
  title: '秋物(デモ)',
  status: 'draft',
  partner: { id: 21, name: '江南縫製(デモ)' },
  issue_date: '2026-11-04',
  currency: 'JPY',
  quantity: '360',
  amount: '1890000',
  updated_at: '2026-11-20T01:00:00.000Z',
  ...more,
})

export const known: Answers = {
  'GET /api/production_schedules': scheduleList([]),
  'GET /api/schedule_templates': { data: ownTemplates },
  'POST /api/phases/12/production_schedules': { data: detail() },
  'POST /api/phases/12/production_schedules/previews': { data: schedulePreview },
  'GET /api/productions': list(rows) as never,
  'GET /api/productions/options': { data: options },
  'GET /api/productions/1': { data: rows[0] },
  'GET /api/productions/1/files': {
    data: [
      paper(32, 'SK26-341_仕様書_v2.pdf', { version: 2, note: '袖丈を1cm短く' }),
      paper(31, 'SK26-341_仕様書_v1.pdf', { is_newest: false }),
      paper(33, '原価の控え.xlsx', { kind: 'other', face: 'ours', series: 3 }),
    ],
  },
  'GET /api/productions/1/documents': {
    data: [
      document(71, { number: 'PO2611-00027', status: 'accepted', quantity: '900', amount: '4725000' }),
      document(72, { noun: 'estimation', title: '見積(デモ)', quantity: '900', amount: null }),
      document(73, { noun: 'invoice', number: 'INV2612-00004', status: 'issued', amount: '1890000' }),
    ],
  },
  'GET /api/productions/1/talks': {
    data: [
      { partner: { id: 21, name: '江南縫製(デモ)' }, thread_id: null },
      { partner: { id: 22, name: '渡舟商事(デモ)' }, thread_id: null },
    ],
  },
  'GET /api/extension_fields': {
    data: [
      {
        id: 4,
        definition_id: 2,
        key: 'finish',
        name: '加工',
        type: 'text',
        options: [],
        unit: null,
        required: false,
        shared: true,
        value: '洗い加工',
        label: null,
        url: null,
        lock_version: 0,
      },
    ],
  },
  'GET /api/custom_workflow_items': {
    data: [
      {
        id: 9,
        workflow_name: '先上げの承認',
        title: '畦編みカーディガン',
        status: 'pending',
        requested_by: { id: 1, name: '森下 あさ' },
        created_at: '2026-11-21T01:00:00.000Z',
      },
    ],
  },
  'GET /api/custom_workflow_items/startable': {
    data: [{ id: 3, name: '先上げの承認', target: 'merchandising', fields: [] }],
  },
  'GET /api/message_threads/40': {
    data: {
      id: 40,
      subject: 'SK26-341 畦編みカーディガン',
      partner: { id: 21, name: '江南縫製(デモ)' },
      members: [{ id: 1, name: '森下 あさ', user_group: '白詰草アパレル(デモ)', is_own: true }],
      last_message: null,
      unread: 0,
      mentioned: false,
      translates: false,
      updated_at: '2026-11-21T01:00:00.000Z',
    },
  },
  'GET /api/message_threads/40/messages': pageOf([]) as never,
  'GET /api/productions/1/shares': {
    data: [
      {
        user_group_id: 21,
        name: '江南縫製(デモ)',
        kind: 'supplier',
        shared: false,
        phase_ids: [],
        own_phase_ids: [12],
      },
      { user_group_id: 22, name: '渡舟商事(デモ)', kind: 'trade', shared: true, phase_ids: [11], own_phase_ids: [] },
    ],
  },
  'GET /api/phases/12': {
    data: {
      ...phase(12, 'bulk', 2),
      side: 'partner',
      style_no: 'SK26-341',
      production_name: '畦編みカーディガン',
      season: '26AW',
    },
  },
  'GET /api/phases/12/stock_keeping_units': { data: matrixOf() },
  'GET /api/quality_labelings': pageOf([{ id: 8, version: 2, status: 'draft' }]) as never,
  'GET /api/phases/11/exhibition_quantities': { data: [] },
  'GET /api/phases/12/exhibition_quantities': { data: [] },
  'GET /api/phases/13/exhibition_quantities': { data: [] },
  'GET /api/phases/11/stock_keeping_units': {
    data: matrixOf({ phase: phase(11, 'sample1', 1), units: [], sub_skus: [], colors: [], sizes: [] }),
  },
}
export const emptyList = list([]) as never
