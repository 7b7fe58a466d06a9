import type { MerchandisingReport } from '@tsumugi/contract'
import { placeFinder, reportGrid, type Locale } from '@tsumugi/domain'
import type { PdfContent, PdfDefinition } from '../../documents/pdf/pdf-definition.ts'
import { documentPdf, type PdfCell } from '../../documents/pdf/document-pdf.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { productPicture, smallPicture } from './product-picture.ts'
import type { ProductRow } from './report-queries.ts'
import type { PaperWords } from './paper-words.ts'

interface Surroundings {
  words: PaperWords
  /** What the report was narrowed to; nothing where it holds everything. */
  season?: string | undefined
  brands: readonly string[]
  files: FileStorage
  locale: Locale
}

/** As many columns of figures as A3 takes side by side; the rest goes into further tables. */
const columnsOnPaper = 18
const picturesInRow = 8

/** A report on A3: its tables, and the pictures of its greatest products. */
export async function reportPdf(
  report: MerchandisingReport,
  greatest: readonly ProductRow[],
  { words, season, brands, files, locale }: Surroundings,
): Promise<PdfDefinition> {
  const grid = reportGrid(report)
  const perTable = Math.max(1, Math.floor(columnsOnPaper / report.measures.length))
  const parts = Array.from({ length: Math.ceil(grid.columns.length / perTable) }, (_, at) =>
    grid.columns.slice(at * perTable, (at + 1) * perTable),
  )
  const document = documentPdf({
    locale,
    paper: 'A3L',
    title: words.text('title'),
    facts: [
      ...(season
        ? [{ label: words.dimension('season'), value: words.member({ dimension: 'season', key: season, name: null }) }]
        : []),
      ...(brands.length > 0 ? [{ label: words.dimension('brand'), value: brands.join('\n') }] : []),
      { label: words.text('asOf'), value: report.asOf ? words.day(report.asOf) : words.text('now') },
      { label: words.text('products'), value: words.number(String(report.products)) },
      { label: words.text('currency'), value: report.currency },
    ],
    parties: [],
    tables: parts.map((columns) => tableOf(report, columns, words)),
  })
  const pictures = await Promise.all(greatest.map((product) => pictureOf(product, words, files)))
  return { ...document, content: [...document.content, ...wallOf(pictures, words)] }
}

function tableOf(report: MerchandisingReport, columns: readonly string[][], words: PaperWords) {
  const { rows, measures } = report
  const grid = reportGrid(report)
  const member = placeFinder(report.members)
  const headOf = (keys: readonly string[]) =>
    keys.length === 0 ? words.total : keys.map((key, at) => words.member(member(report.columns[at], key))).join(' / ')
  const cells = (keys: readonly string[], strong: boolean): PdfCell[] => {
    const depth = keys.length
    const name = depth === 0 ? words.total : words.member(member(rows[depth - 1], keys[depth - 1]!))
    const subtotal = depth > 0 && depth < rows.length
    return [
      {
        text: subtotal ? `${name} ${words.subtotal}` : `${'　'.repeat(Math.max(0, depth - 1))}${name}`,
        ...((subtotal || strong) && { bold: true }),
      },
      ...columns.flatMap((column) =>
        grid
          .values(keys, column)
          .map((value, at): PdfCell => ({
            text: words.figure(measures[at]!, value),
            style: 'figure',
            fontSize: 8,
            ...((subtotal || strong) && { bold: true }),
          })),
      ),
    ]
  }
  return {
    columns: [
      { label: rows.map((dimension) => words.dimension(dimension)).join(' / '), width: 130 as const },
      ...columns.flatMap((keys) =>
        measures.map((measure) => ({
          label: `${headOf(keys)}\n${words.measure(measure)}`,
          figure: true,
          width: '*' as const,
        })),
      ),
    ],
    rows: grid.lines.filter(({ depth }) => depth > 0).map(({ keys }) => cells(keys, false)),
    totals: [cells([], true)],
  }
}

/** Drawings stay drawings; photographs are made small enough for a stamp on paper. */
async function pictureOf(product: ProductRow, words: PaperWords, files: FileStorage): Promise<PdfContent> {
  const lines: PdfContent[] = [
    { text: product.name, style: 'small', bold: true },
    {
      text: `${product.code ?? ''} ${words.number(String(product.quantity ?? 0))} × ${words.number(product.list_price ?? '0')}`,
      style: 'label',
    },
  ]
  const picture = await drawnPicture(product, files)
  return { stack: [picture ?? { text: '', margin: [0, 60, 0, 0] }, ...lines], margin: [4, 6, 4, 6], unbreakable: true }
}

async function drawnPicture(product: ProductRow, files: FileStorage): Promise<PdfContent | null> {
  const picture = await productPicture(product, files)
  if (!picture) return null
  if (picture.isDrawing) return { svg: new TextDecoder().decode(await files.get(picture.storageKey)), fit: [110, 110] }
  const small = await smallPicture(files, picture, 360, 'jpeg')
  return small && { image: `data:image/jpeg;base64,${Buffer.from(small.bytes).toString('base64')}`, fit: [110, 110] }
}

function wallOf(pictures: readonly PdfContent[], words: PaperWords): PdfContent[] {
  if (pictures.length === 0) return []
  const body = Array.from({ length: Math.ceil(pictures.length / picturesInRow) }, (_, row) =>
    Array.from(
      { length: picturesInRow },
      (__, column): PdfContent => pictures[row * picturesInRow + column] ?? { text: '' },
    ),
  )
  return [
    { text: words.text('greatest'), style: 'heading', margin: [0, 6, 0, 2], pageBreak: 'before' },
    {
      table: { widths: Array.from({ length: picturesInRow }, () => '*' as const), body, dontBreakRows: true },
      layout: 'hairlines',
    },
  ]
}
