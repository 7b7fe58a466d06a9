import { Scene, type Answers } from '@tsumugi/records/scene'
import { TemplatesScreen } from './templates-screen.tsx'

const template = (id: number, more: object) => ({
  id,
  target: 'production_schedule',
  name: '週次会議',
  columns: ['picture', 'style_no', 'name', 'supplier', 'delivery_due', 'health'],
  filters: [{ column: 'season', value: '27SS' }],
  sort: '-delivery_due',
  group_by: 'supplier',
  row_color: 'health',
  share: 'group',
  team_id: null,
  is_default: true,
  owner_name: '森下 あさ',
  team_name: null,
  may_change: true,
  updated_at: '2026-11-02T01:00:00.000Z',
  lock_version: 2,
  ...more,
})
const weekly = template(1, {})
const ofOthers = template(2, {
  name: '工場の負荷',
  share: 'team',
  team_id: 2,
  team_name: '生産管理',
  is_default: false,
  owner_name: '小川 みのり',
  may_change: false,
  filters: [],
  sort: null,
})

const base = '/api/list_templates'
const known: Answers = {
  [`GET ${base}`]: { data: [weekly, ofOthers] },
  'GET /api/user_groups/1/teams': {
    data: [
      { id: 1, name: 'MD企画', user_ids: [1], lock_version: 0 },
      { id: 2, name: '生産管理', user_ids: [1, 2], lock_version: 0 },
    ],
  },
}
const screen = (more: Answers = {}, address: { id?: string; query?: Record<string, string> } = {}) => (
  <Scene answers={{ ...known, ...more }}>
    <TemplatesScreen
      params={address.id ? { id: address.id } : {}}
      query={{ target: 'production_schedule', ...address.query }}
    />
  </Scene>
)

export const Templates = () => screen()
export const Empty = () => screen({ [`GET ${base}`]: { data: [] } })
export const Loading = () => screen({ [`GET ${base}`]: 'never' })
export const Failed = () => screen({ [`GET ${base}`]: 500 })
export const Opened = () =>
  screen({ [`PATCH ${base}/1`]: { data: { ...weekly, name: '月曜の会議', lock_version: 3 } } }, { id: '1' })
export const OfOthers = () => screen({}, { id: '2' })
export const Gone = () => screen({}, { id: '9' })
export const Added = () => screen({ [`POST ${base}`]: 500 }, { query: { new: '1' } })
