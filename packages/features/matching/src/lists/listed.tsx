import { ErrorState, Skeleton } from '@tsumugi/ui'
import type { ReactNode } from 'react'

interface ListedProps<Answer> {
  /** Undefined while it is on its way. */
  readonly data: Answer | undefined
  readonly error: unknown
  onRetry(): void
  /** Shown where it has no rows. */
  readonly empty: ReactNode
  readonly children: (answer: Answer) => ReactNode
}

/** What a list answers: bones meanwhile, and what failed with the way to try again. */
export function Listed<Answer extends { readonly data: readonly unknown[] }>({
  data,
  error,
  onRetry,
  empty,
  children,
}: ListedProps<Answer>) {
  if (!data) return error ? <ErrorState heading="h2" onRetry={onRetry} /> : <Skeleton rows={6} />
  return data.data.length === 0 ? empty : children(data)
}
