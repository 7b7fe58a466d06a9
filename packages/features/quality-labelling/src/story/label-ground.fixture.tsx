import { createApi } from '@tsumugi/api'
import { qualityLabelings, type LabelOptions, type LabelSummary, type QualityLabeling } from '@tsumugi/contract'
import { keptUnder } from '@tsumugi/queries/scene'
import { $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { demoOptions } from './demo-label.fixture.ts'

const origin = 'http://127.0.0.1:59999'
/** No server stands here: what is asked for is already known, and what is sent fails. */
const api = createApi({ origin, mode: 'partner' })

export interface GroundProps {
  label?: QualityLabeling
  labels?: readonly LabelSummary[]
  options?: LabelOptions
  waiting?: boolean
  children: ReactNode
}

const listQuery = { page: 1, perPage: 50 }

/** For stories and tests: labels that are already loaded, on a page without a server. */
export function LabelGround({ label, labels, options = demoOptions, waiting, children }: GroundProps) {
  const key = keptUnder(origin)
  const count = labels?.length ?? 0
  const pagination = {
    currentPage: 1,
    limitValue: 50,
    nextPage: null,
    prevPage: null,
    totalCount: count,
    totalPages: count ? 1 : 0,
  }
  const fallback = {
    [key(qualityLabelings.options, {})]: { data: options },
    ...(label && {
      [key(qualityLabelings.show, { id: label.id })]: { data: label },
      [key(qualityLabelings.versions, { id: label.id })]: { data: versionsOf(label) },
    }),
    ...(labels && { [key(qualityLabelings.list, { query: listQuery })]: { data: labels, pagination } }),
  }
  const known = label !== undefined || labels !== undefined
  return (
    <ApiProvider api={api}>
      <SWRConfig
        value={{
          fallback,
          revalidateOnMount: !known && !waiting ? undefined : false,
          isPaused: () => waiting ?? false,
          provider: () => new Map(),
        }}
      >
        <Suspense>
          <OverlayHost />
          {children}
        </Suspense>
      </SWRConfig>
    </ApiProvider>
  )
}

function versionsOf(label: QualityLabeling) {
  const { id, version, status, updatedAt, updatedBy, approvedAt, approvedBy, printedAt, lockVersion } = label
  const own = { id, version, status, updatedAt, updatedBy, approvedAt, approvedBy, printedAt, lockVersion }
  return [
    own,
    { ...own, id: 6, version: 2, status: 'approved' as const },
    { ...own, id: 5, version: 1, status: 'superseded' as const },
  ]
}

export const signInAs = (kind: 'brand' | 'supplier') =>
  $user.set({
    id: 1,
    name: '森下 あさ',
    locale: 'ja',
    kind,
    admin: false,
    powerUser: true,
    userGroups: [],
    currentUserGroup: null,
    ownedClientUserGroups: [],
    originalUser: null,
    originalUserGroup: null,
    enabledFunctions: ['quality_labeling'],
  })
