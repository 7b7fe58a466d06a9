import type { Pagination } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { EmptyState, Pager, Table, type Column, type Selection } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import { ListOutcome, type ListPlace } from '@tsumugi/records'
import { frameTexts } from './messages/catalogue.ts'

/** The answer of `useSWR` to one page of a list. */
export interface ListAnswer<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly pagination: Pagination } | undefined
  readonly error?: unknown
  readonly isValidating: boolean
  mutate(): unknown
}

export interface ListFrameProps<Row, Key extends string> {
  label: string
  place: ListPlace<Key>
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  rowKey(row: NoInfer<Row>): string
  onOpen?(row: NoInfer<Row>): void
  selection?: Selection
  card?(row: NoInfer<Row>, choice: { chosen: boolean; toggle(): void }): ReactNode
  /** What stands where there is nothing yet: one sentence and one next action. */
  empty: { title: string; text?: string; action?: ReactNode }
}

/** One page of a list, with what stands in its place while it loads, when it failed, and when there is nothing. */
export function ListFrame<Row, Key extends string>({
  label,
  place,
  answer,
  columns,
  rowKey,
  onOpen,
  selection,
  card,
  empty,
}: ListFrameProps<Row, Key>) {
  const t = useText(frameTexts)
  const nothing = (
    <EmptyState heading="h2" title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  )
  return (
    <ListOutcome {...{ answer, place }} filtered={t('filtered')} clear={t('clear')} empty={nothing}>
      {({ data, pagination }) => (
        <>
          <Table
            label={label}
            columns={columns}
            rows={data}
            rowKey={rowKey}
            total={pagination.totalCount}
            offset={(pagination.currentPage - 1) * pagination.limitValue}
            sort={place.sort}
            onSort={place.order}
            selection={selection}
            onOpen={onOpen}
            card={card}
            busy={answer.isValidating && pagination.currentPage !== place.page}
          />
          <Pager pagination={pagination} onPage={place.turn} />
        </>
      )}
    </ListOutcome>
  )
}
