import { Scene, type Answers } from '@tsumugi/records/scene'
import { figures, listOf, planOfSteps, proof, schedules, steps } from './procedures.fixture.ts'
import { ProceduresScreen } from './procedures-screen.tsx'

const screen = (answers: Answers, query: Record<string, string> = {}) => (
  <Scene answers={answers}>
    <ProceduresScreen query={query} />
  </Scene>
)

const proofs: Answers = {
  'GET /api/procedures/1/proofs': { data: [proof(5)] },
  'POST /api/record_files': { data: proof(6) },
  'POST /api/procedures/1/proofs': { data: proof(6) },
  'DELETE /api/procedures/1/proofs/5': 204,
  'POST /api/procedures/1/delays': { data: steps[0] },
}
const list = { 'GET /api/procedures': listOf(steps) } as Answers
export const Steps = () => screen({ ...list, ...proofs, 'POST /api/procedures/reports': { data: [] } })
export const Refused = () => screen({ ...list, 'POST /api/procedures/reports': 500 })
/** A factory's sheet; the server finds one more fault than can be seen before. */
export const Sheet = () =>
  screen({
    ...list,
    'GET /api/production_schedules/7': { data: planOfSteps },
    'POST /api/spreadsheets/read': {
      data: {
        rows: [
          ['品番', '生地入荷', '先上げ'],
          ['SK27-177', '2026-11-25', '2026-11-26'],
          ['SK99-1', '2026-11-25', ''],
        ],
        encoding: null,
      },
    },
    'POST /api/procedures/changes': {
      status: 422,
      errors: [
        {
          code: 'step_started',
          field: 'plans.0.operations.1',
          message: '始まった工程の始まりは動かせません。',
          meta: {},
        },
      ],
    } as never,
  })
export const NothingToday = () => screen({ 'GET /api/procedures': listOf([]) } as Answers)
export const FilteredOut = () => screen({ 'GET /api/procedures': listOf([]) } as Answers, { q: 'zz' })
export const Failed = () => screen({ 'GET /api/procedures': 500 })
export const Figures = () =>
  screen(
    {
      ...list,
      'GET /api/schedule_figures': { data: figures },
      'GET /api/production_schedules': schedules as never,
      'PUT /api/daily_capacities/22': { data: { maker_group_id: 22, pieces: 300 } },
    },
    { view: 'figures' },
  )
