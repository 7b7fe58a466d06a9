import type { CallOf, Endpoint, ReplyOf } from '@tsumugi/contract'
import { useCallback } from 'react'
import type { SWRResponse } from 'swr'
import { useQuery, type QueryOptions } from './use-query.ts'

/** What stands under `data` of an answer. */
export type DataOf<E extends Endpoint> = ReplyOf<E> extends { data: infer Value } ? Value : never

interface Kept<Value> {
  readonly data: Value
}

export interface Data<Value> {
  readonly data: Value | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- As SWR gives it: whatever was thrown.
  readonly error: any
  readonly isLoading: boolean
  readonly isValidating: boolean
  /** Asks again. */
  mutate(): Promise<Value | undefined>
  /** Shows what a write answered, or what it makes of what is shown, without asking again. */
  put(value: Value | ((shown: Value) => Value)): Promise<unknown>
}

/** The same as `useQuery` for an answer that is all under `data`. */
export function useData<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E> | null,
  options?: QueryOptions,
): Data<DataOf<E>> {
  const answer = useQuery(endpoint, call, options)
  const { data, error, isLoading, isValidating, mutate: keep } = answer as unknown as SWRResponse<Kept<DataOf<E>>>
  const put = useCallback(
    (value: DataOf<E> | ((shown: DataOf<E>) => DataOf<E>)) =>
      keep(
        (shown) => {
          if (typeof value !== 'function') return { ...shown, data: value as DataOf<E> }
          return shown && { ...shown, data: (value as (shown: DataOf<E>) => DataOf<E>)(shown.data) }
        },
        { revalidate: false },
      ),
    [keep],
  )
  const mutate = useCallback(async () => (await keep())?.data, [keep])
  return { data: data?.data, error, isLoading, isValidating, mutate, put }
}
