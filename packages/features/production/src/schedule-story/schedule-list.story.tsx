import { Scene, type Answers } from '@tsumugi/records/scene'
import { SchedulesScreen } from '../schedules-screen/schedules-screen.tsx'
import { knownSchedules, schedule, scheduleList } from './demo-schedules.fixture.ts'

const template = (id: number, more: object) => ({
  id,
  target: 'production_schedule',
  name: '週次会議',
  columns: ['last_note', 'style_no', 'days_to_ship', 'brand', 'category', 'assignee'],
  filters: [
    { column: 'supplier', value: '江南' },
    { column: 'category', value: 'シャツ' },
  ],
  sort: '-delivery_due',
  group_by: 'season',
  row_color: 'health',
  share: 'group',
  team_id: null,
  is_default: false,
  owner_name: '森下 あさ',
  team_name: null,
  may_change: true,
  updated_at: '2026-11-02T01:00:00.000Z',
  lock_version: 2,
  ...more,
})
const production = { id: 2, style_no: 'SK27-201', name: 'ニットカーディガン', image_url: null, categories: ['ニット'] }
const listed = scheduleList([
  schedule(1),
  schedule(2, { health: 'on_track', waiting_for_us: 0, production: { ...production, season: '27AW' } }),
  schedule(3, { health: 'at_risk', production: { ...production, id: 3, style_no: 'SK27-300', season: null } }),
]) as object
const known: Answers = {
  ...knownSchedules,
  'GET /api/production_schedules': {
    ...listed,
    choices: { brands: [], seasons: ['27SS', '27AW'], suppliers: [{ id: 21, name: '江南縫製(デモ)' }] },
  } as never,
  'GET /api/list_templates': { data: [template(1, {})] },
  'GET /api/production_schedule_colors': {
    data: {
      colors: [
        { key: 'health.late', hex: '#b0282e', text_hex: '#ffffff', is_own: false },
        { key: 'health.on_track', hex: '#2e7049', text_hex: '#ffffff', is_own: false },
      ],
      lock_version: 0,
    },
  },
}
const list = (query: Record<string, string>, more: Answers = {}) => (
  <Scene answers={{ ...known, ...more }}>
    <SchedulesScreen query={query} />
  </Scene>
)

export const WithTemplates = () => list({})
export const OpensWithDefault = () =>
  list({}, { 'GET /api/list_templates': { data: [template(1, { is_default: true })] } })
export const GroupedAndColoured = () => list({ group: 'season', color: 'health', ids: '2' })
export const FromChart = () => list({ season: '27SS', ids: '1,2', color: 'step', zoom: 'week', load: '21' })
