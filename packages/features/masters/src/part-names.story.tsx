import { pageOf, Scene, type Answers } from '@tsumugi/records/scene'
import { partNames } from './definitions/quality-labels/part-names.ts'
import { MasterScreen } from './master-screen.tsx'

const record = (id: number, name: string, more: object = {}) => ({
  id,
  position: id,
  name,
  name_en: null,
  name_zh: null,
  extensions: {
    keeper: { id: 2, name: '小川 みのり', url: null },
    plan: { id: 7, name: '保管図.pdf', url: '/files/7' },
  },
  discarded_at: null,
  updated_at: '2026-11-02T01:00:00.000Z',
  lock_version: 3,
  ...more,
})
const lining = record(1, '裏地')
const body = record(2, '身頃', { extensions: { keeper: null, plan: null } })

const own = (id: number, key: string, name: string, type: string) => ({
  id,
  target: 'part_name',
  key,
  name,
  name_en: null,
  name_zh: null,
  type,
  options: null,
  formula: null,
  unit: null,
  required: false,
  shared: false,
  position: id,
  discarded_at: null,
  updated_at: '2026-11-02T01:00:00.000Z',
  lock_version: 0,
  extensions: {},
})
const config = (id: number, key: string, more: object = {}) => ({
  id,
  kind_group: 'part_name',
  key,
  fixed: key === 'name',
  shown: true,
  required: key === 'name',
  position: id - 1,
  label_ja: null,
  label_en: null,
  label_zh: null,
  lock_version: 0,
  ...more,
})
const configs = [config(1, 'name'), config(2, 'name_en'), config(3, 'name_zh')]
const view = {
  id: 4,
  target: 'part_name',
  name: '裏まわり',
  columns: ['name', 'nameEn'],
  filters: [{ column: 'name', value: '裏' }],
  sort: '-name',
  group_by: null,
  row_color: null,
  share: 'me',
  team_id: null,
  is_default: false,
  owner_name: '森下 あさ',
  team_name: null,
  may_change: true,
  updated_at: '2026-11-02T01:00:00.000Z',
  lock_version: 5,
}

const base = '/api/part_names'
const known: Answers = {
  [`GET ${base}`]: pageOf([lining, body]),
  [`GET ${base}/1`]: { data: lining },
  [`GET ${base}/usages`]: { data: [] },
  'GET /api/extension_field_definitions': pageOf([own(1, 'keeper', '担当', 'user'), own(2, 'plan', '保管図', 'file')]),
  'GET /api/master_configs': { data: configs },
  'GET /api/list_templates': { data: [view] },
  'GET /api/user_groups/1/teams': { data: [{ id: 2, name: '生産管理', user_ids: [1], lock_version: 0 }] },
  'GET /api/message_threads/people': {
    data: {
      members: [
        { id: 2, name: '小川 みのり' },
        { id: 3, name: '白井 環' },
      ],
      partners: [],
    },
  },
}
const screen = (more: Answers = {}, address: { id?: string; query?: Record<string, string> } = {}) => (
  <Scene answers={{ ...known, ...more }}>
    <MasterScreen definition={partNames} params={address.id ? { id: address.id } : {}} query={address.query ?? {}} />
  </Scene>
)

export const Parts = () =>
  screen({
    'PUT /api/master_configs/2': { data: config(2, 'name_en', { shown: false, lock_version: 1 }) },
    'PUT /api/master_configs/3': { status: 409, errors: [{ code: 'stale', field: null, message: '', meta: {} }] },
    'PATCH /api/list_templates/4': {
      data: { ...view, name: '裏地まわり', share: 'team', team_id: 2, team_name: '生産管理', lock_version: 6 },
    },
  })
export const Configured = () =>
  screen({
    'GET /api/master_configs': {
      data: [
        config(3, 'name_zh', { position: 0 }),
        config(1, 'name', { position: 1, label_ja: '部位' }),
        config(2, 'name_en', { position: 2, shown: false }),
      ],
    },
  })
export const Opened = () => screen({ [`PATCH ${base}/1`]: { data: { ...lining, lock_version: 4 } } }, { id: '1' })
export const Required = () =>
  screen(
    {
      'GET /api/master_configs': {
        data: [config(1, 'name'), config(2, 'name_en', { required: true }), config(3, 'name_zh')],
      },
      [`POST ${base}`]: { data: lining },
    },
    { query: { new: '1' } },
  )
