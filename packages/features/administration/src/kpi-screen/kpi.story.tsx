import { PeopleScene } from '../story/people-scene.fixture.tsx'
import { usual } from './kpi-place.ts'
import { KpiView } from './kpi-screen.tsx'
import { demoMonths, demoTotal } from './kpi.fixture.ts'

const answer = { months: demoMonths, total: demoTotal }
const go = () => undefined

export function Year() {
  return (
    <PeopleScene known={[]}>
      <KpiView place={usual} go={go} answer={answer} />
    </PeopleScene>
  )
}

export function Punctuality() {
  return (
    <PeopleScene known={[]}>
      <KpiView place={{ months: 12, until: '2026-11', measure: 'punctuality' }} go={go} answer={answer} />
    </PeopleScene>
  )
}

export function Loading() {
  return (
    <PeopleScene known={[]}>
      <KpiView place={usual} go={go} answer={undefined} />
    </PeopleScene>
  )
}

export function Failed() {
  return (
    <PeopleScene known={[]}>
      <KpiView place={usual} go={go} answer={undefined} onRetry={go} />
    </PeopleScene>
  )
}
