import type { CallOf, Endpoint } from '@tsumugi/contract'
import { unstable_serialize } from 'swr'
import { queryKey } from './query-key.ts'

/** For stories and tests: what an answer stands under in the `fallback` of a page whose questions are known. */
export const keptUnder =
  (origin: string, organisationId: number | null = null) =>
  <E extends Endpoint>(endpoint: E, call: CallOf<E>): string =>
    unstable_serialize(queryKey(origin, organisationId, endpoint, call))
