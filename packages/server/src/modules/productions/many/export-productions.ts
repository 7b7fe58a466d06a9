import type { contract, InputOf, Production } from '@tsumugi/contract'
import type { CellText, SheetColumn } from '../../../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../../../documents/spreadsheet/spreadsheet-reply.ts'
import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { workLimits } from '../../../slow-work/work-limits.ts'
import { exportRows } from '../tables/export-rows.ts'
import { productionIds } from '../queries/list-queries.ts'
import { productionsById } from '../queries/production-queries.ts'
import { productionReply } from '../replies.ts'
import { productionSheetWords, type ProductionSheetWords } from './messages/production-words.ts'

type Query = InputOf<(typeof contract)['productions']['export']>['query']

/** The whole list as it is filtered and sorted; of what partners share, as much as they tell. */
export async function exportProductions(request: TenantRequest, { query }: { query: Query }) {
  const { database, userGroupId, locale, asker } = request
  const { documents: limit } = workLimits.written
  const { format: wanted = 'csv', encoding, columns, labels = [], ...asked } = query
  const format = wanted === 'csv' && encoding === 'cp932' ? 'csv_cp932' : wanted
  const ids = await productionIds(database, userGroupId, asked)
  if (ids.length > limit) throw invalid({ code: 'export_documents', meta: { count: ids.length, limit } })
  if (columns) return exportRows(request, { ids, columns, labels, format })
  const words = productionSheetWords(locale)
  const cells = cellsOf(words, asker.user.kind === 'brand')
  const sheet = {
    name: words.text('title'),
    columns: cells.map(([column]) => column),
    ids,
    rowsOf: (some: readonly number[]) =>
      request.afterwards(async ({ database: later }) => {
        const found = new Map((await productionsById(later, userGroupId, some)).map((row) => [row.id, row]))
        return some.flatMap((id) => {
          const row = found.get(id)
          return row ? [cells.map(([, of]) => of(productionReply(row, userGroupId)))] : []
        })
      }),
  }
  return () => longSpreadsheetReply(sheet, format, sheet.name)
}

type Cell = readonly [column: SheetColumn, of: (row: Production) => CellText]

function cellsOf({ text, phase, health }: ProductionSheetWords, isOwner: boolean): readonly Cell[] {
  const makers = ({ phases }: Production) => [...new Set(phases.flatMap(({ supplier }) => supplier?.name ?? []))]
  return [
    [{ header: text('styleNo'), kind: 'text' }, ({ styleNo }) => styleNo],
    [{ header: text('name'), kind: 'text' }, ({ name }) => name],
    [{ header: text('brand'), kind: 'text' }, ({ brand }) => brand.name],
    [{ header: text('subBrand'), kind: 'text' }, ({ subBrand }) => subBrand?.name ?? null],
    [{ header: text('season'), kind: 'text' }, ({ season }) => season],
    [{ header: text('stage') }, ({ stage }) => stage && phase(stage)],
    isOwner
      ? [{ header: text('supplier'), kind: 'text' }, (row) => makers(row).join('・')]
      : [{ header: text('owner'), kind: 'text' }, ({ owner }) => owner.name],
    [{ header: text('due') }, ({ deliveryDue }) => deliveryDue],
    [{ header: text('health') }, (row) => row.health && health(row.health)],
    [{ header: text('quantity'), kind: 'number' }, ({ quantity }) => quantity],
    ...(isOwner
      ? ([
          [{ header: text('listPrice'), kind: 'money' }, ({ listPrice }) => listPrice],
          [{ header: text('targetCost'), kind: 'money' }, ({ targetCost }) => targetCost],
          [{ header: text('note'), kind: 'text' }, ({ note }) => note],
        ] satisfies Cell[])
      : []),
  ]
}
