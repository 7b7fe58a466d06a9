import { DemoChart } from './demo-chart.fixture.tsx'
import { demoModel } from './demo-plan.fixture.ts'
import type { Grouping } from '../chart-model/chart-groups.ts'

const chart = (copies: number, grouping: Grouping = 'style') => (
  <>
    <h1 className="unseen">27SS</h1>
    <DemoChart model={demoModel(copies)} grouping={grouping} height={640} />
  </>
)

export const Styles = () => chart(1)
export const Suppliers = () => chart(2, 'supplier')
export const Weeks = () => chart(1, 'week')
export const Long = () => chart(60)
