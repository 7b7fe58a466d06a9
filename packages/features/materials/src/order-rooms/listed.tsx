import { EmptyState, ErrorState, Pager, Skeleton } from '@tsumugi/ui'
import type { ComponentProps, ReactNode } from 'react'

interface ListPage<Row> {
  readonly data: readonly Row[]
  readonly pagination: ComponentProps<typeof Pager>['pagination']
}

interface ListedProps<Row> {
  readonly answer: { readonly data?: ListPage<Row> | undefined; readonly error?: unknown; mutate(): unknown }
  readonly place: { readonly filtered: boolean; turn(page: number): void }
  /** Lines of the skeleton while it loads. */
  readonly waiting: number
  /** What is said where there are no rows. */
  readonly none: string
  children(rows: readonly Row[]): ReactNode
}

/** The rows of a list with their pager, or what stands in their place: while they load, where they failed, where none are. */
export function Listed<Row>({ answer, place, waiting, none, children }: ListedProps<Row>) {
  const { data, error, mutate } = answer
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={waiting} />
  if (data.data.length === 0) return <EmptyState heading="h2" filtered={place.filtered} title={none} />
  return (
    <>
      {children(data.data)}
      <Pager pagination={data.pagination} onPage={place.turn} />
    </>
  )
}
