import { unstable_serialize } from 'swr'
import { Ground } from '../approvals.fixture.tsx'
import { routesKey } from '../route-queries.ts'
import { RoutesScreen } from './routes-screen.tsx'

/** Two routes of one kind, drawn as flows. */
export function Routes() {
  return (
    <Ground>
      <RoutesScreen query={{}} />
    </Ground>
  )
}

export function Empty() {
  return (
    <Ground known={{ [unstable_serialize(routesKey)]: [] }}>
      <RoutesScreen query={{}} />
    </Ground>
  )
}

export function Loading() {
  return (
    <Ground waits>
      <RoutesScreen query={{}} />
    </Ground>
  )
}
