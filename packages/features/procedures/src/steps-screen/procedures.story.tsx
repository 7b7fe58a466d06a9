import { Scene, type Answers } from '@tsumugi/records/scene'
import { approvals, figures, listOf, planOfSteps, proof, schedules, steps } from './procedures.fixture.ts'
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
    // Of a trial it finds none yet: somebody begins the step in between.
    'POST /api/procedures/changes': (body) =>
      isTrial(body) ? tried([null], [styleFault]) : { status: 422, errors: [startedFault] },
  })
/** A factory's sheet with steps of its own, and a style whose phase has no schedule. */
export const NewSteps = () =>
  screen({
    ...list,
    'POST /api/spreadsheets/read': {
      data: {
        rows: [
          ['No', '品番', '工程', '予定開始', '予定終了', '実績'],
          ['1', 'SK27-177', '生地入荷', '', '2026-11-20', ''],
          ['2', '', '刺繍', '2026-11-24', '2026-11-26', ''],
          ['1', 'SK27-400', '裁断', '12/1', '12/4', '11/27'],
          ['2', '', '縫製', '12/7', '12/18', ''],
          ['3', '', '洗い', '未定', '', ''],
        ],
        encoding: null,
      },
    },
    'POST /api/procedures/changes': (body) =>
      tried(isTrial(body) ? newSteps : [], isTrial(body) ? [dayFault, otherFault] : []),
  })
const isTrial = (body: unknown) => (body as { dry_run?: boolean }).dry_run === true
const tried = (added: readonly unknown[], faults: readonly object[]) => ({
  data: { plans: [], reported: [], added, faults },
})
const fault = (code: string, field: string, message: string) => ({ code, field, message, meta: {} })
const startedFault = fault('step_started', 'plans.0.operations.1', '始まった工程の始まりは動かせません。')
const styleFault = fault('style_unknown', 'additions.0', '品番「SK99-1」の生産が見つかりません。')
const otherFault = fault('actual_of_other', 'additions.1.days.2', '実績を報告できるのは担当の会社だけです。')
const dayFault = fault('day_unreadable', 'additions.3.days.0.text', '「未定」は日付として読めません。')
const planned = { start: '2026-12-01', end: '2026-12-04' }
const newSteps = [
  { outcome: 'add', style_no: 'SK27-177', planned },
  { outcome: 'make', style_no: 'SK27-400', planned },
  { outcome: 'make', style_no: 'SK27-400', planned },
  null,
]
/** Done steps that wait for approval, on either side, and one that was objected to. */
export const Approvals = () => screen({ 'GET /api/procedures': listOf(approvals) } as Answers, { scope: 'all' })
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
