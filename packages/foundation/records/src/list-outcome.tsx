import { Button, EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import type { ReactNode } from 'react'

interface ListOutcomeProps<Data extends { readonly data: readonly unknown[] }> {
  /** One page of a list, as `useQuery` answers it. */
  readonly answer: { readonly data?: Data | undefined; readonly error?: unknown; mutate(): unknown }
  readonly place: { readonly filtered: boolean; clear(): void }
  /** What is said where filters leave nothing, and the word for taking them off. */
  readonly filtered: string
  readonly clear: string
  /** What stands where there is nothing at all: one sentence and one next action. */
  readonly empty: ReactNode
  children(data: Data): ReactNode
}

/** The rows of a list, or what stands in their place: while they load, when they failed, and where there are none. */
export function ListOutcome<Data extends { readonly data: readonly unknown[] }>(props: ListOutcomeProps<Data>) {
  const { data, error, mutate } = props.answer
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  if (data.data.length > 0) return props.children(data)
  if (!props.place.filtered) return props.empty
  const button = <Button onClick={props.place.clear}>{props.clear}</Button>
  return <EmptyState heading="h2" filtered title={props.filtered} action={button} />
}
