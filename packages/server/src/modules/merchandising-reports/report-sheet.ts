import type { MerchandisingReport } from '@tsumugi/contract'
import { measureKinds, placeFinder, reportGrid } from '@tsumugi/domain'
import type { Sheet, SheetPicture } from '../../documents/spreadsheet/sheet.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import type { PaperWords } from './paper-words.ts'
import { productPicture, smallPicture } from './product-picture.ts'
import type { ProductRow } from './report-queries.ts'

/** A report as one table: figures are numbers there, subtotals and totals stand where they do on the screen. */
export function reportSheet(report: MerchandisingReport, words: PaperWords): Sheet {
  const { rows, columns, measures } = report
  const grid = reportGrid(report)
  const member = placeFinder(report.members)
  const columnName = (keys: readonly string[]) =>
    keys.length === 0 ? words.total : keys.map((key, at) => words.member(member(columns[at], key))).join(' / ')
  const several = grid.columns.length > 1
  return {
    name: words.text('title'),
    columns: [
      ...(rows.length > 0
        ? rows.map((dimension) => ({ header: words.dimension(dimension), kind: 'text' as const }))
        : [{ header: '' }]),
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
    rows: grid.lines.map(({ keys, depth }) => [
      ...(rows.length > 0
        ? rows.map((dimension, at) =>
            at < depth
              ? words.member(member(dimension, keys[at]!))
              : at === depth
                ? depth === 0
                  ? words.total
                  : words.subtotal
                : '',
          )
        : [words.total]),
      ...grid.columns.flatMap((column) => grid.values(keys, column)),
    ]),
  }
}

const pictureSide = 80

/** The products of a report with their pictures, the greatest first. */
export async function productSheet(
  products: readonly ProductRow[],
  words: PaperWords,
  files: FileStorage,
): Promise<Sheet> {
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
    rows: products.map(
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
    pictures: await Promise.all(products.map((product) => stampOf(product, files))),
  }
}

async function stampOf(product: ProductRow, files: FileStorage): Promise<SheetPicture | null> {
  const picture = await productPicture(product, files)
  const small = picture && (await smallPicture(files, picture, pictureSide, 'palette'))
  return small && { png: small.bytes, width: small.width, height: small.height }
}
