import { createApi } from '@tsumugi/api'
import type { Merchandising, MerchandisingVersion } from '@tsumugi/contract'
import { ApiProvider } from '@tsumugi/session'
import type { ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { productKey, versionsKey } from '../product-queries.ts'
import { demoVersions } from './demo-product.fixture.ts'

/** No server stands here: what is asked for is already known, and what is sent fails. */
const api = createApi({ origin: 'http://127.0.0.1:59999', mode: 'partner' })
const pagination = { currentPage: 1, limitValue: 5, nextPage: 2, prevPage: null, totalCount: 12, totalPages: 3 }

export interface GroundProps {
  product?: Merchandising
  versions?: readonly MerchandisingVersion[]
  /** Answers never come. */
  waiting?: boolean
  children: ReactNode
}

/** For stories and tests: a product that is already loaded, on a page without a server. */
export function Ground({ product, versions = demoVersions, waiting, children }: GroundProps) {
  const fallback = product && {
    [unstable_serialize(productKey(product.id))]: product,
    [unstable_serialize(versionsKey(product.id, 1))]: { data: versions, pagination },
  }
  const still = { fallback, revalidateOnMount: fallback ? false : undefined, isPaused: () => waiting ?? false }
  return (
    <ApiProvider api={api}>
      <SWRConfig value={{ ...still, provider: () => new Map() }}>{children}</SWRConfig>
    </ApiProvider>
  )
}
