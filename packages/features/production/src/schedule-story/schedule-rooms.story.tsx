import { Scene, type Answers } from '@tsumugi/records/scene'
import { SchedulesScreen } from '../schedules-screen/schedules-screen.tsx'
import { detail, knownSchedules, scheduleList, step } from './demo-schedules.fixture.ts'
import { ScheduleScreen } from '../schedule-screen/schedule-screen.tsx'

const list = (more: Answers = {}) => (
  <Scene answers={{ ...knownSchedules, ...more }}>
    <SchedulesScreen query={{}} />
  </Scene>
)
const one = (more: Answers = {}) => (
  <Scene answers={{ ...knownSchedules, ...more }}>
    <ScheduleScreen params={{ id: '1' }} query={{}} />
  </Scene>
)

export const Schedules = () => list()
export const NoSchedules = () => list({ 'GET /api/production_schedules': scheduleList([]) })
export const SchedulesFailed = () => list({ 'GET /api/production_schedules': 500 })
export const OpenedSchedule = () => one()
export const GoneSchedule = () => one({ 'GET /api/production_schedules/1': 404 })
export const PlannedSchedule = () =>
  one({ 'GET /api/production_schedules/1': { data: detail({ status: 'planned', proposals: [] }) } })
const untouched = { baseline_at: null, status: 'planned', proposals: [] }
export const UntouchedSchedule = () => {
  const data = detail(untouched)
  return one({
    'GET /api/production_schedules/1': {
      data: { ...data, plan: { ...data.plan, procedures: [step(3, 'cutting', 'ours', { word: 'knitting' })] } },
    },
  })
}
