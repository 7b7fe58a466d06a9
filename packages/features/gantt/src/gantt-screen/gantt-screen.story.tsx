import { Scene, type Answers } from '@tsumugi/records/scene'
import { colorReply, loadReply, planReply } from './demo-reply.fixture.ts'
import { GanttScreen } from './gantt-screen.tsx'

const plan = 'GET /api/production_schedules/plan'
const colors = { 'GET /api/production_schedule_colors': colorReply }
const screen = (answers: Answers, query = {}) => (
  <Scene answers={{ ...colors, 'GET /api/schedule_figures': loadReply, ...answers }}>
    <GanttScreen query={query} />
  </Scene>
)
const nothing = { procedures: [], links: [], calendars: [], todays: [] }

export const Plan = (answers: Answers = {}) => screen({ [plan]: planReply, ...answers })
export const Coloured = () => screen({ [plan]: planReply }, { color: 'status', group: 'supplier', zoom: 'week' })
/** As the list leads to it. */
export const FromList = () =>
  screen(
    { [plan]: planReply },
    { season: '27SS', supplier: '21', ids: '1,2', color: 'health', group: 'season', zoom: 'week' },
  )
export const Empty = () => screen({ [plan]: { ...planReply, data: [], plan: nothing, proposals: [] } as never })
export const Failed = () => screen({ [plan]: 500 })
export const Loading = () => screen({ [plan]: 'never' })
