import type { MerchandisingReport } from '@tsumugi/contract'
import { measureKinds, placeFinder, reportGrid, type ReportDimension } from '@tsumugi/domain'
import type { CellText, SheetPicture } from '../../documents/spreadsheet/sheet.ts'
import type { LaterSheet } from '../../documents/spreadsheet/write-on-thread.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import type { PaperWords } from './paper-words.ts'
import { productPicture, smallPicture } from './product-picture.ts'
import type { ProductRow } from './report-queries.ts'

/** Rows that are there already, laid out a page at a time when the sheet is written: others have their turn between. */
const laidOut = <Item>(items: readonly Item[], row: (item: Item) => readonly CellText[]) => ({
  ids: items.map((_, at) => at),
  rowsOf: async (some: readonly number[]) => some.map((at) => row(items[at]!)),
})

/** A report as one table: figures are numbers there, subtotals and totals stand where they do on the screen. */
export function reportSheet(report: MerchandisingReport, words: PaperWords): LaterSheet {
  const { rows, columns, measures } = report
  const grid = reportGrid(report)
  const member = placeFinder(report.members)
  const columnName = (keys: readonly string[]) =>
    keys.length === 0 ? words.total : keys.map((key, at) => words.member(member(columns[at], key))).join(' / ')
  const several = grid.columns.length > 1
  const heads = rows.length > 0 ? rows.map((dimension) => words.dimension(dimension)) : ['']
  return {
    name: words.text('title'),
    columns: [
      ...heads.map((header) => ({ header, kind: 'text' as const })),
      ...grid.columns.flatMap((keys) =>
        measures.map((measure) => ({
          header: [
            ...(several ? [columnName(keys)] : []),
            `${words.measure(measure)}${measureKinds[measure] === 'percent' ? ' (%)' : ''}`,
          ].join(' '),
          kind: measureKinds[measure] === 'money' ? ('money' as const) : ('number' as const),
        })),
      ),
    ],
    ...laidOut(grid.lines, (line) => [
      ...lineHead(rows, line, words, member),
      ...grid.columns.flatMap((column) => grid.values(line.keys, column)),
    ]),
  }
}

/** Names of the places of a line, and the word for what it adds up. */
function lineHead(
  rows: readonly ReportDimension[],
  { keys, depth }: { readonly keys: readonly string[]; readonly depth: number },
  words: PaperWords,
  member: ReturnType<typeof placeFinder>,
): string[] {
  if (rows.length === 0) return [words.total]
  return rows.map((dimension, at) => {
    if (at < depth) return words.member(member(dimension, keys[at]!))
    if (at > depth) return ''
    return depth === 0 ? words.total : words.subtotal
  })
}

const pictureSide = 80

/** The products of a report with their pictures, the greatest first. */
export async function productSheet(
  products: readonly ProductRow[],
  words: PaperWords,
  files: FileStorage,
): Promise<LaterSheet> {
  return {
    name: words.text('products'),
    columns: [
      { header: words.text('picture'), width: 12 },
      { header: words.text('code') },
      { header: words.text('name') },
      { header: words.dimension('status') },
      { header: words.dimension('season') },
      { header: words.text('releaseOn') },
      { header: words.measure('quantity'), kind: 'number' },
      { header: words.text('listPrice'), kind: 'money' },
      { header: words.measure('retail'), kind: 'money' },
    ],
    ...laidOut(
      products,
      ({ code, name, status, season, release_on: releaseOn, quantity, list_price: listPrice, retail }) => [
        '',
        code ?? '',
        name,
        words.member({ dimension: 'status', key: status, name: null }),
        words.member({ dimension: 'season', key: season ?? '', name: null }),
        releaseOn ?? '',
        quantity,
        listPrice,
        retail,
      ],
    ),
    pictures: await stampsOf(products, files),
  }
}

/** Pictures asked for at once; all of them would fill what one organisation may let wait. */
const drawnAtOnce = 8

async function stampsOf(products: readonly ProductRow[], files: FileStorage): Promise<(SheetPicture | null)[]> {
  const stamps: (SheetPicture | null)[] = []
  for (let at = 0; at < products.length; at += drawnAtOnce)
    stamps.push(...(await Promise.all(products.slice(at, at + drawnAtOnce).map((product) => stampOf(product, files)))))
  return stamps
}

async function stampOf(product: ProductRow, files: FileStorage): Promise<SheetPicture | null> {
  const picture = await productPicture(product, files)
  const small = picture && (await smallPicture(files, picture, pictureSide, 'palette'))
  return small && { png: small.bytes, width: small.width, height: small.height }
}
