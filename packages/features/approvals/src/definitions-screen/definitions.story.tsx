import { unstable_serialize } from 'swr'
import { Ground } from '../approvals.fixture.tsx'
import { definitionsKey } from '../workflow-queries.ts'
import { DefinitionsScreen } from './definitions-screen.tsx'

export function Definitions() {
  return (
    <Ground>
      <DefinitionsScreen query={{}} />
    </Ground>
  )
}

export function Empty() {
  const pagination = { currentPage: 1, limitValue: 50, nextPage: null, prevPage: null, totalCount: 0, totalPages: 0 }
  return (
    <Ground known={{ [unstable_serialize(definitionsKey('', 1))]: { data: [], pagination } }}>
      <DefinitionsScreen query={{}} />
    </Ground>
  )
}

export function Loading() {
  return (
    <Ground waits>
      <DefinitionsScreen query={{}} />
    </Ground>
  )
}
