import { extensionPrefix, snake, type MasterField } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import type { CellText } from '../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../documents/spreadsheet/spreadsheet-reply.ts'
import type { TenantRequest } from '../http/request.ts'
import { idsInOrder, recordsById, type Within } from './master-queries.ts'
import { writeItems } from '../records/table-nouns/write-items.ts'
import { extensionsOf } from './extension-queries.ts'
import { recordsOf } from './extension-values.ts'
import type { Bound, Values } from './master-table.ts'

interface ExportQuestion {
  readonly format?: 'csv' | 'xlsx'
  readonly encoding?: 'utf8' | 'cp932'
  readonly columns?: readonly string[]
  readonly labels?: readonly string[]
  readonly archived?: boolean
  readonly q?: string
  readonly filter?: Readonly<Record<string, string>>
  readonly sort?: string
}

/** Records as a file, in the columns asked for, those of the organisation's own fields among them; what can be exported can be pasted back. */
export async function exportRecords(
  request: TenantRequest,
  of: Bound,
  within: Within,
  asked: ExportQuestion,
): Promise<() => Promise<Response>> {
  const own = (await extensionsOf(request.database, of, request.userGroupId)).map(
    ({ key }) => `${extensionPrefix}${key}`,
  )
  const fields = [...Object.keys(of.master.fields), ...own]
  const columns = asked.columns ? asked.columns.filter((column) => fields.includes(column)) : fields
  const labels = new Map(asked.columns?.map((column, at) => [column, asked.labels?.[at]]))
  const ids = await idsInOrder(request.database, of, within, { ...asked, archived: asked.archived ?? false })
  const format = asked.format === 'xlsx' ? 'xlsx' : asked.encoding === 'cp932' ? 'csv_cp932' : 'csv'
  const noun = of.master.path.split('/').at(-1)!
  const sheet = {
    name: noun,
    columns: columns.map((column) => ({ header: labels.get(column) ?? snake(column) })),
    ids,
    rowsOf: (some: readonly number[]) =>
      request.afterwards(async (own) => {
        const found = await recordsById(own.database, of, within, some)
        const byId = new Map((await recordsOf(own, of, found)).map((record) => [record.id, record]))
        // What was deleted meanwhile is not there.
        return some.flatMap((id) => {
          const record = byId.get(id)
          return record
            ? [columns.map((column) => cellOf(valueOf(record, column), of.master.fields[column], request.locale))]
            : []
        })
      }),
  }
  return () => longSpreadsheetReply(sheet, format, noun)
}

const valueOf = (record: Values, column: string) =>
  column.startsWith(extensionPrefix)
    ? (record.extensions as Values)[column.slice(extensionPrefix.length)]
    : record[column]

/** Lists are written with a comma between, as they are pasted. */
function cellOf(value: unknown, field: MasterField | undefined, locale: Locale): CellText {
  if (value === null || value === undefined) return null
  if (field?.kind === 'items') return writeItems(field.schema, value as readonly unknown[], locale)
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  return typeof value === 'number' ? value : nameOf(value)
}

const nameOf = (item: unknown) =>
  typeof item === 'object' && item !== null ? String((item as { name?: string }).name) : String(item)
