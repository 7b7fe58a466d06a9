import { Scene, asked, type Answers } from '@tsumugi/records/scene'
import { Screen } from '@tsumugi/ui'
import { ArrivalsPanel } from './arrivals-panel.tsx'

const arrival = (id: number, on: string, more: object = {}) => ({
  id,
  number: `DN2611-0000${id}`,
  title: '秋物',
  partner: '江南縫製(デモ)',
  status: 'shipped',
  on,
  is_actual: false,
  quantity: '1200',
  cartons: 24,
  moved: null,
  ...more,
})
const moved = {
  before: { arrives_on: '2026-12-26', invoice_month: '2026-12', due_on: '2027-01-29' },
  after: { arrives_on: '2027-01-05', invoice_month: '2027-01', due_on: '2027-02-26' },
}
const inTime = { ...moved.before, arrives_on: '2026-12-24' }

/** All on the first day that is asked for, whatever the day is. */
const answers = {
  'GET /api/delivery_arrivals': () => {
    const on = new URL(asked.at(-1)!, 'http://x').searchParams.get('from')!
    const near = { before: inTime, after: moved.before }
    return { data: [arrival(1, on, { moved }), arrival(2, on, { moved: near }), arrival(3, on)] }
  },
} as unknown as Answers

export const Arrivals = () => (
  <Scene answers={answers}>
    <Screen title="納品">
      <ArrivalsPanel />
    </Screen>
  </Scene>
)
