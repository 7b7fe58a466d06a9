import type { Locale } from '@tsumugi/domain'
import { pointsPerMillimetre, type PdfPaper } from './pdf-definition.ts'

/** Ink of the product's light ground, as paper takes it. */
export const documentInk = { ink: '#1c2430', quiet: '#5a6472', line: '#c9ccd1', edge: '#7b838e' } as const

export const fontOf: Record<Locale, 'jp' | 'sc'> = { ja: 'jp', en: 'jp', 'zh-CN': 'sc' }

export const documentStyles = {
  title: { fontSize: 18, bold: true },
  heading: { fontSize: 10.5, bold: true },
  label: { fontSize: 7.5, color: documentInk.quiet },
  figure: { alignment: 'right' },
  small: { fontSize: 7.5 },
  strong: { bold: true },
} as const

interface RuledNode {
  table: { body: unknown[][]; headerRows?: number; totalRows?: number; widths: unknown[] }
}

/** Where the double rule begins: its air is the first of the `totalRows`. */
const sumFrom = ({ table }: RuledNode) => (table.totalRows ? table.body.length - table.totalRows : -1)
const headEnd = ({ table }: RuledNode) => table.headerRows ?? 0
const isStrong = (row: number, node: RuledNode) =>
  row === headEnd(node) || (sumFrom(node) >= 0 && (row === sumFrom(node) || row === sumFrom(node) + 1))

/** pdfmake asks these for each rule of a table, so they are functions and stay on the thread. */
export const tableLayouts = {
  figures: {
    hLineWidth: (row: number, node: RuledNode) => (row === 0 ? 0 : isStrong(row, node) ? 0.8 : 0.4),
    hLineColor: (row: number, node: RuledNode) => (isStrong(row, node) ? documentInk.edge : documentInk.line),
    vLineWidth: () => 0,
    paddingLeft: (column: number) => (column === 0 ? 0 : 8),
    paddingRight: (column: number, { table }: RuledNode) => (column === table.widths.length - 1 ? 0 : 8),
    paddingTop: (row: number, node: RuledNode) => (row === sumFrom(node) ? 0 : 4),
    paddingBottom: (row: number, node: RuledNode) => (row === sumFrom(node) ? 0 : 4),
  },
  hairlines: {
    hLineWidth: (row: number) => (row === 0 ? 0 : 0.4),
    hLineColor: () => documentInk.line,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 8,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  plain: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: (column: number, { table }: RuledNode) => (column === table.widths.length - 1 ? 0 : 8),
    paddingTop: () => 1,
    paddingBottom: () => 1,
  },
}

export function pageSizeOf(paper: PdfPaper): { pageSize: unknown; pageOrientation: 'portrait' | 'landscape' } {
  if (typeof paper === 'object') {
    const { width, height } = paper
    return {
      pageSize: { width: width * pointsPerMillimetre, height: height * pointsPerMillimetre },
      pageOrientation: width > height ? 'landscape' : 'portrait',
    }
  }
  const pageSize = { A4: 'A4', A4L: 'A4', A3L: 'A3', Letter: 'LETTER' }[paper]
  return { pageSize, pageOrientation: paper.endsWith('L') ? 'landscape' : 'portrait' }
}
