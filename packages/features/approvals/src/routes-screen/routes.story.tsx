import { useState } from 'react'
import { unstable_serialize } from 'swr'
import { Ground } from '../approvals.fixture.tsx'
import { approversKey, routesKey } from '../route-queries.ts'
import { RoutesScreen } from './routes-screen.tsx'

/** Two routes of one kind, drawn as flows. */
export function Routes() {
  return (
    <Ground>
      <RoutesScreen query={{}} />
    </Ground>
  )
}

/** Whom the steps name is known a moment later. */
export function PeopleComing() {
  const [known, setKnown] = useState(false)
  return (
    <Ground known={known ? {} : { [unstable_serialize(approversKey)]: undefined }}>
      <button type="button" onClick={() => setKnown(true)}>
        come
      </button>
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
