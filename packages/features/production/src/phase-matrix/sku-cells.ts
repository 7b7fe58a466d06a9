import type { PhaseMatrix, StockKeepingUnit } from '@tsumugi/contract'
import type { MatrixLine } from '@tsumugi/ui'
import type { SkuChanges } from '../production-queries.ts'

/** Quantities and unit prices of the same SKUs, each a matrix of numbers. */
export const skuFigures = ['quantity', 'unitPrice'] as const
export type SkuFigure = (typeof skuFigures)[number]
/** What else a SKU has: its JAN, and whether its parts must come to its quantity (`1`, else empty). */
export const skuMarks = ['jan', 'split'] as const
export type SkuField = SkuFigure | (typeof skuMarks)[number]

/** Texts of the cells by `figure|row|column`: what the form of a phase keeps. */
export type SkuTexts = Record<string, string>

/** A row is a colour, or a colour under a name of its own; a column a size. None of them is 0. */
interface SkuPlace {
  colorId: number | null
  name: string | null
  sizeId: number | null
}

/** No dot and no underline: paths of refusals are taken apart at them. */
const safe = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('_', '%5F')

export const rowKey = ({ colorId, name }: Pick<SkuPlace, 'colorId' | 'name'>) => `${colorId ?? 0}~${safe(name ?? '')}`
export const columnKey = (sizeId: number | null) => String(sizeId ?? 0)
export const cellKey = (figure: SkuField, row: string, column: string) => `${figure}|${row}|${column}`

export function placeOf(key: string): SkuPlace & { figure: SkuField; row: string; column: string } {
  const [figure, row = '', column = ''] = key.split('|')
  const [color, name = ''] = row.split('~')
  return {
    figure: figure as SkuField,
    row,
    column,
    colorId: Number(color) || null,
    name: decodeURIComponent(name) || null,
    sizeId: Number(column) || null,
  }
}

export const unitKey = (unit: Pick<StockKeepingUnit, 'colorId' | 'name' | 'sizeId'>, figure: SkuField) =>
  cellKey(figure, rowKey(unit), columnKey(unit.sizeId))

/** Decimals of the wire without zeros at the end, as people type them. */
const plain = (price: string | null) => price?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') ?? ''

/** What stands in the cells of a phase as it is saved. */
export const textsOf = ({ units }: PhaseMatrix): SkuTexts =>
  Object.fromEntries(
    units.flatMap((unit) => [
      [unitKey(unit, 'quantity'), String(unit.quantity)],
      [unitKey(unit, 'unitPrice'), plain(unit.unitPrice)],
      [unitKey(unit, 'jan'), unit.jan ?? ''],
      [unitKey(unit, 'split'), unit.split ? '1' : ''],
    ]),
  )

/** A colour or size of the masters. */
interface Named {
  id: number
  code: string
  name: string
  hex?: string | null
}

/** Rows and columns of all cells, in the masters' order; what has no colour or no size comes last. */
export function linesOf(texts: SkuTexts, colors: readonly Named[], sizes: readonly Named[], none: string) {
  const places = Object.keys(texts).map(placeOf)
  const order = (list: readonly Named[], id: number | null) => {
    const at = list.findIndex((each) => each.id === id)
    return at < 0 ? list.length : at
  }
  const rows = [...new Map(places.map((place) => [place.row, place])).values()]
    .toSorted(
      (a, b) => order(colors, a.colorId) - order(colors, b.colorId) || (a.name ?? '').localeCompare(b.name ?? ''),
    )
    .map(({ row, colorId, name }): MatrixLine => {
      const color = colors.find(({ id }) => id === colorId)
      const label = [color?.name, name].filter(Boolean).join(' ') || none
      return { key: row, label, code: color?.code, cloth: color?.hex ?? undefined }
    })
  const columns = [...new Map(places.map((place) => [place.column, place])).values()]
    .toSorted((a, b) => order(sizes, a.sizeId) - order(sizes, b.sizeId))
    .map(({ column, sizeId }): MatrixLine => ({
      key: column,
      label: sizes.find(({ id }) => id === sizeId)?.name ?? none,
    }))
  return { rows, columns }
}

/** The texts of one figure, as the matrix takes them. */
export const figureTexts = (texts: SkuTexts, figure: SkuFigure): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const place = placeOf(key)
      return place.figure === figure ? [[`${place.row}/${place.column}`, text]] : []
    }),
  )

/** Opens a row or a column: an empty cell for each size, or for each colour. */
export function opened(texts: SkuTexts, rows: readonly string[], columns: readonly string[]): SkuTexts {
  const keys = rows.flatMap((row) => columns.map((column) => cellKey('quantity', row, column)))
  return Object.fromEntries(keys.filter((key) => texts[key] === undefined).map((key) => [key, '']))
}

const valueOf: Readonly<Record<SkuField, (text: string) => string | number | boolean | null>> = {
  quantity: (text) => Number(text || '0'),
  unitPrice: (text) => text || null,
  jan: (text) => text.trim() || null,
  split: (text) => text !== '',
}

/** What is sent of changed cells, and which cell each of its rows is about. */
export interface SkuSending {
  changes: SkuChanges
  added: string[]
  changed: string[]
}

/**
 * The changes of a phase's SKUs. A cell without a SKU adds one; an emptied one is of 0 pieces, for a SKU keeps its price,
 * its code and its parts. A cell in which another figure stands than the one it was typed over goes with an older version,
 * so that the answer says what stands now.
 */
export function sendingOf(changed: SkuTexts, base: SkuTexts, matrix: PhaseMatrix): SkuSending {
  const units = new Map(matrix.units.map((unit) => [`${rowKey(unit)}|${columnKey(unit.sizeId)}`, unit]))
  const now = textsOf(matrix)
  const bySku = new Map<string, string[]>()
  for (const key of Object.keys(changed)) {
    const { row, column } = placeOf(key)
    bySku.set(`${row}|${column}`, [...(bySku.get(`${row}|${column}`) ?? []), key])
  }
  const sending: SkuSending = { changes: {}, added: [], changed: [] }
  for (const [sku, keys] of bySku) {
    const unit = units.get(sku)
    const { colorId, sizeId, name } = placeOf(keys[0]!)
    const figures = Object.fromEntries(
      keys.map((key) => {
        const { figure } = placeOf(key)
        return [figure, valueOf[figure](changed[key] ?? '')]
      }),
    ) as Partial<Pick<StockKeepingUnit, SkuField>>
    if (unit) {
      const isStale = keys.some((key) => (base[key] ?? '') !== (now[key] ?? ''))
      const lockVersion = isStale ? Math.max(0, unit.lockVersion - 1) : unit.lockVersion
      ;(sending.changes.changed ??= []).push({ id: unit.id, ...figures, lockVersion })
      sending.changed.push(keys[0]!)
    } else if (keys.some((key) => changed[key] !== '')) {
      ;(sending.changes.added ??= []).push({ colorId, sizeId, name, ...figures })
      sending.added.push(keys[0]!)
    }
  }
  return sending
}

/** The cell that a complaint's path is about: `stock_keeping_units.changed.3.quantity`. */
export function cellOf(path: string, { added, changed }: SkuSending): string | undefined {
  const parts = /\b(added|changed)\.(\d+)(?:\.(\w+))?/.exec(path)
  const key = parts && (parts[1] === 'added' ? added : changed)[Number(parts[2])]
  const field = skuMarks.find((mark) => mark === parts?.[3])
  return key && field ? [field, ...key.split('|').slice(1)].join('|') : (key ?? undefined)
}
