import { createApi } from '@tsumugi/api'
import {
  customWorkflowItems,
  merchandisingResults,
  productions,
  qualityLabelings,
  type LabelSummary,
} from '@tsumugi/contract'
import type { FunctionKey } from '@tsumugi/domain'
import { keptUnder } from '@tsumugi/queries/scene'
import { $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Results } from './result-rows.ts'

const origin = 'http://127.0.0.1:59999'
/** No server stands here: what is asked for is already known, and what is sent fails. */
const api = createApi({ origin, mode: 'partner' })

/** A product that is sold since two months. */
export const demoResults: Results = {
  currency: 'JPY',
  results: [
    {
      period: '2026-09-01',
      receivedQuantity: 1000,
      soldQuantity: 520,
      sales: '5200000',
      fullPriceSales: '5200000',
      stockQuantity: 480,
      lockVersion: 3,
    },
    {
      period: '2026-10-01',
      receivedQuantity: 0,
      soldQuantity: 280,
      sales: '1960000',
      fullPriceSales: '0',
      stockQuantity: 200,
      lockVersion: 1,
    },
  ],
}

export interface LinksGroundProps {
  labels?: readonly Pick<LabelSummary, 'id' | 'version' | 'status'>[]
  workflows?: readonly string[]
  results?: Results
  made?: readonly { id: number; styleNo: string; season: string | null }[]
  functions?: readonly FunctionKey[]
  children: ReactNode
}

const key = keptUnder(origin)

/** For stories and tests: what hangs on product 177 is known, on a page without a server. */
export function LinksGround({
  labels = [],
  workflows = [],
  results = demoResults,
  made = [],
  functions = ['quality_labeling', 'custom_workflow.create'],
  children,
}: LinksGroundProps) {
  useState(() => signIn(functions))
  const fallback = {
    [key(qualityLabelings.list, { query: { merchandisingId: 177, perPage: 5 } })]: { data: labels },
    [key(customWorkflowItems.startable, {})]: {
      data: workflows.map((name, id) => ({ id, name, target: 'merchandising', fields: [] })),
    },
    [key(productions.list, { query: { merchandisingId: 177, perPage: 5 } })]: { data: made },
    [key(merchandisingResults.show, { merchandisingId: 177 })]: { data: results },
  }
  return (
    <ApiProvider api={api}>
      <SWRConfig value={{ fallback, revalidateOnMount: false, provider: () => new Map() }}>
        <Suspense>
          <OverlayHost />
          {children}
        </Suspense>
      </SWRConfig>
    </ApiProvider>
  )
}

const signIn = (functions: readonly FunctionKey[]) =>
  $user.set({
    id: 1,
    name: '森下 あさ',
    locale: 'ja',
    kind: 'brand',
    admin: false,
    powerUser: true,
    userGroups: [],
    currentUserGroup: null,
    ownedClientUserGroups: [],
    originalUser: null,
    originalUserGroup: null,
    enabledFunctions: [...functions],
  })
