import { extensionPrefix, productionTable } from '@tsumugi/contract'
import type { CellText, SheetColumn } from '../../../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../../../documents/spreadsheet/spreadsheet-reply.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { extensionsOf, namesSomething, valuesOf } from '../../../masters/extension-queries.ts'
import { productionSheetWords } from '../many/messages/production-words.ts'
import { productionsById, type ProductionRow } from '../queries/production-queries.ts'
import { namesOf, type Names } from './name-queries.ts'
import { skuRowsOf, type SkuRow } from './sku-row-queries.ts'

interface Asked {
  readonly ids: readonly number[]
  readonly columns: readonly string[]
  readonly labels: readonly string[]
  readonly format: 'csv' | 'csv_cp932' | 'xlsx'
}

/** The organisation's own productions as a table has them, a row for each SKU: what is written can be brought in again. */
export function exportRows(request: TenantRequest, { ids, columns, labels, format }: Asked): () => Promise<Response> {
  const words = productionSheetWords(request.locale)
  const isKnown = (column: string) => column in productionTable.fields || column.startsWith(extensionPrefix)
  const known = columns.filter(isKnown)
  const sheet = {
    name: words.text('title'),
    columns: known.map((column): SheetColumn => ({
      header: labels[columns.indexOf(column)] ?? column,
      ...kindOf(column),
    })),
    ids,
    rowsOf: (some: readonly number[]) =>
      request.afterwards(async (later) => {
        const { database, userGroupId } = later
        const names = await namesOf(database, userGroupId)
        const items = new Map((await productionsById(database, userGroupId, some)).map((row) => [row.id, row]))
        const own = await ownValues(later, some)
        const rows = await skuRowsOf(database, userGroupId, some)
        const place = new Map(some.map((id, at) => [id, at]))
        return rows
          .toSorted((one, other) => place.get(one.production_id)! - place.get(other.production_id)!)
          .map((row) => {
            const item = items.get(row.production_id)!
            return known.map((column) => own(column, item.id) ?? cellOf(names, words.phase, column, item, row))
          })
      }),
  }
  return () => longSpreadsheetReply(sheet, format, sheet.name)
}

const kindOf = (column: string): Pick<SheetColumn, 'kind'> => {
  const { kind } = productionTable.fields[column as keyof typeof productionTable.fields] ?? { kind: 'text' }
  return { kind: kind === 'decimal' ? 'money' : kind === 'integer' ? 'number' : 'text' }
}

/** What the organisation's own fields of some productions hold, by column; people and files by name. */
async function ownValues({ database, userGroupId }: TenantRequest, ids: readonly number[]) {
  const definitions = await extensionsOf(database, { table: 'production' }, userGroupId)
  const held = definitions.length > 0 ? await valuesOf(database, definitions, ids) : []
  return (column: string, id: number): CellText | undefined => {
    const definition = definitions.find(({ key }) => `${extensionPrefix}${key}` === column)
    if (!definition) return column.startsWith(extensionPrefix) ? '' : undefined
    const found = held.find((each) => each.definition_id === definition.id && each.target_id === id)
    if (!found || found.value === null) return ''
    if (namesSomething(definition)) return found.label
    return Array.isArray(found.value) ? found.value.join(', ') : String(found.value)
  }
}

function cellOf(
  names: Names,
  phaseWord: ReturnType<typeof productionSheetWords>['phase'],
  column: string,
  item: ProductionRow,
  row: SkuRow,
): CellText {
  const named = (kind: Parameters<Names['textOf']>[0], id: number | null) =>
    id === null ? null : names.textOf(kind, id)
  const cells: Record<keyof typeof productionTable.fields, () => CellText> = {
    brand: () => named('brand', item.brand_id),
    season: () => item.season,
    styleNo: () => item.style_no,
    name: () => item.name,
    subBrand: () => named('sub_brand', item.sub_brand_id),
    categories: () => item.category_ids.map((id) => names.textOf('category', Number(id))).join(', '),
    listPrice: () => item.list_price,
    targetCost: () => item.target_cost,
    note: () => item.note,
    phase: () => row.phase && phaseWord(row.phase),
    supplier: () => named('supplier', row.supplier_id),
    deliveryDue: () => row.delivery_due,
    currency: () => row.currency,
    color: () => named('color', row.color_id),
    size: () => named('size', row.size_id),
    skuName: () => row.sku_name,
    jan: () => row.jan,
    quantity: () => row.quantity,
    unitPrice: () => row.unit_price,
  }
  return cells[column as keyof typeof cells]()
}
