import { supplierTable, type Supplier } from '@tsumugi/contract'
import type { CellText } from '../../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import type { TenantRequest } from '../../http/request.ts'
import { supplierIds, suppliersById, termNames } from './queries.ts'

interface Asked {
  readonly format: 'csv' | 'xlsx'
  readonly encoding?: 'utf8' | 'cp932' | undefined
  /** All of them where none are named. */
  readonly columns?: readonly string[] | undefined
  readonly labels?: readonly string[] | undefined
}
type Column = keyof typeof supplierTable.fields

/** Whom one buys from, as a table has them: what is written can be brought in again. */
export async function exportSuppliers(request: TenantRequest, asked: Asked): Promise<() => Promise<Response>> {
  const wanted = asked.columns ?? Object.keys(supplierTable.fields)
  const columns = wanted.filter((column): column is Column => column in supplierTable.fields)
  const format = asked.format === 'xlsx' ? 'xlsx' : asked.encoding === 'cp932' ? 'csv_cp932' : 'csv'
  const sheet = {
    name: 'suppliers',
    columns: columns.map((column) => ({ header: asked.labels?.[wanted.indexOf(column)] ?? column })),
    ids: await supplierIds(request.database, request.userGroupId),
    rowsOf: (some: readonly number[]) =>
      request.afterwards(async ({ database, userGroupId }) => {
        const terms = await termNames(database, userGroupId)
        const rows = await suppliersById(database, userGroupId, some)
        return rows.map((row) => columns.map((column) => cellOf(row, column, terms)))
      }),
  }
  return () => longSpreadsheetReply(sheet, format, sheet.name)
}

function cellOf(row: Supplier, column: Column, terms: ReadonlyMap<number, string>): CellText {
  const { partner } = row
  if (column === 'terms') return row.termsId === null ? null : (terms.get(row.termsId) ?? null)
  if (column === 'categories') return row.categories.join(', ')
  if (column === 'protectedSubcontractor') return String(row.protectedSubcontractor)
  if (column === 'name' || column === 'kind' || column === 'country' || column === 'registrationNumber')
    return partner[column]
  return row[column]
}
