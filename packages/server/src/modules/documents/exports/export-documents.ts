import { plainFields, type DocumentFields, type DocumentKind } from '@tsumugi/contract'
import type { CellText, SheetColumn } from '../../../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../../../documents/spreadsheet/spreadsheet-reply.ts'
import { invalid } from '../../../http/refusal.ts'
import { documentsById } from '../../../records/documents/document-queries.ts'
import { documentIds } from '../../../records/documents/lists/page-queries.ts'
import { headReply } from '../../../records/documents/document-replies.ts'
import type { DocumentHandler } from '../../../records/documents/document-rules.ts'
import { workLimits } from '../../../slow-work/work-limits.ts'
import { kindWords, type KindWords } from './kind-words.ts'

/** The whole list as it is filtered and sorted, in the words and with the fields that the asker sees. */
export const exportDocuments =
  (kind: DocumentKind): DocumentHandler =>
  async (request, { query }) => {
    const { userGroupId, locale } = request
    const { documents: limit } = workLimits.written
    const { format = 'csv', ...asked } = query
    const ids = await documentIds(request.database, kind, userGroupId, asked)
    if (ids.length > limit) throw invalid({ code: 'export_documents', meta: { count: ids.length, limit } })
    const words = kindWords(kind, locale)
    const columns = [...partColumns(kind, words), ...fieldColumns(kind.fields, words)]
    const sheet = {
      name: words.one,
      columns: columns.map(({ cell: _cell, ...column }) => column),
      ids,
      rowsOf: (some: readonly number[]) =>
        request.afterwards(async ({ database }) => {
          const found = new Map((await documentsById(database, kind, some)).map((row) => [row.id, row]))
          return some.flatMap((id) => {
            const row = found.get(id)
            const head = row && headReply(kind, row, userGroupId)
            return head ? [columns.map(({ cell }) => cell(head))] : []
          })
        }),
    }
    return () => longSpreadsheetReply(sheet, format, words.one)
  }

type Head = ReturnType<typeof headReply> & Readonly<Record<string, unknown>>

interface HeadColumn extends SheetColumn {
  cell(head: Head): CellText
}

/** What every document says, whatever its kind. */
function partColumns({ counted }: DocumentKind, { part, field, status }: KindWords): HeadColumn[] {
  return [
    { header: part('number'), cell: ({ number }) => number },
    { header: field('title'), cell: ({ title }) => title },
    {
      header: part('partner'),
      cell: ({ side, issuer, receiver }) => (side === 'issuer' ? receiver : issuer)?.name ?? null,
    },
    { header: part('status'), cell: (head) => status(head.status) },
    { header: part('issueDate'), cell: ({ issueDate }) => issueDate },
    { header: field('currency'), cell: ({ currency }) => currency },
    { header: part('quantity'), kind: 'number', cell: ({ quantity }) => quantity },
    { header: part('amount'), kind: 'money', cell: ({ amount }) => amount },
    ...(counted
      ? [
          {
            header: part('progress'),
            cell: ({ deliveryStatus, billingStatus }: Head) =>
              `${part(`delivery.${deliveryStatus}`)} / ${part(`billing.${billingStatus}`)}`,
          },
        ]
      : []),
  ]
}

const fieldColumns = (fields: DocumentFields, words: KindWords): HeadColumn[] =>
  Object.entries(plainFields(fields)).map(([name, { kind }]) => ({
    header: words.field(name),
    ...(kind === 'decimal' || kind === 'integer' ? { kind: 'number' as const } : {}),
    cell: (head) => words.value(name, head[name]) || null,
  }))
