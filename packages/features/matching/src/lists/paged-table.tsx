import type { Pagination } from '@tsumugi/contract'
import { Pager, Table, type Column } from '@tsumugi/ui'

interface PagedTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly page: { readonly data: readonly Row[]; readonly pagination: Pagination }
  onOpen(row: Row): void
  onPage(page: number): void
}

/** A page of a list as a table, and the way to its other pages. */
export function PagedTable<Row extends { readonly id: number }>({
  label,
  columns,
  page: { data, pagination },
  onOpen,
  onPage,
}: PagedTableProps<Row>) {
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={data}
        rowKey={({ id }) => String(id)}
        onOpen={onOpen}
        total={pagination.totalCount}
      />
      <Pager pagination={pagination} onPage={onPage} />
    </>
  )
}
