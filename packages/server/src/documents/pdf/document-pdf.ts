import type { PdfContent, PdfDefinition, PdfPaper } from './pdf-definition.ts'
import type { Locale } from '@tsumugi/domain'

export interface PdfParty {
  /** 御中 or a role: what the party is in this document. */
  role: string
  name: string
  lines: readonly string[]
  /** A data URL of PNG, above the name. */
  logo?: string | null
}

export interface PdfColumn {
  label: string
  /** Figures stand at the right, under a head at the right. */
  figure?: boolean
  width?: number | 'auto' | '*'
  /** Its head and its cells each stay on one line: scripts without spaces break anywhere else. */
  whole?: boolean
}

/** A cell: text, or a drawing of one's own. */
export type PdfCell = string | PdfContent

export interface PdfTable {
  heading?: string
  columns: readonly PdfColumn[]
  rows: readonly (readonly PdfCell[])[]
  /** Rows under the double rule. */
  totals?: readonly (readonly PdfCell[])[]
}

export interface DocumentContent {
  locale: Locale
  paper?: PdfPaper
  title: string
  /** Number and date, above at the right; what is paid or due, and other facts. */
  facts: readonly { label: string; value: string }[]
  /** At most two, side by side. */
  parties: readonly PdfParty[]
  /** One figure to be seen first, as the total of an order. */
  headline?: { label: string; value: string }
  /** Dates, places and other terms, one below the other. */
  terms?: readonly { label: string; value: string }[]
  tables: readonly PdfTable[]
  notes?: { heading: string; text: string }
}

/** A document in the house style: title and facts, parties, tables with sums under a double rule, notes, page numbers. */
export function documentPdf({
  locale,
  paper,
  title,
  facts,
  parties,
  headline,
  terms = [],
  tables,
  notes,
}: DocumentContent): PdfDefinition {
  const number = facts[0]?.value
  return {
    locale,
    title: number ? `${title} ${number}` : title,
    ...(paper && { paper }),
    content: [
      headOf(title, facts),
      ...(parties.length > 0 ? [partiesOf(parties)] : []),
      ...(headline ? [headlineOf(headline)] : []),
      ...(terms.length > 0 ? [termsOf(terms)] : []),
      ...tables.flatMap(tableOf),
      ...(notes?.text ? notesOf(notes) : []),
    ],
  }
}

/** Title at the left, number and other facts at the right. */
export function headOf(title: string, facts: DocumentContent['facts']): PdfContent {
  const body = facts.map(({ label, value }): PdfContent[] => [
    { text: label, style: 'label', margin: [0, 1.5, 0, 0] },
    { text: value, style: 'figure' },
  ])
  return {
    columns: [
      { text: title, style: 'title', width: '*' },
      body.length > 0
        ? { width: 'auto', table: { widths: ['auto', 'auto'], body }, layout: 'plain' }
        : { text: '', width: 'auto' },
    ],
    margin: [0, 0, 0, 14],
  }
}

function partiesOf(parties: readonly PdfParty[]): PdfContent {
  const sides = parties.map(({ role, name, lines, logo }): PdfContent => ({
    width: '*',
    stack: [
      ...(logo ? [{ image: logo, fit: [140, 40], margin: [0, 0, 0, 4] } satisfies PdfContent] : []),
      { text: role, style: 'label' },
      { text: name, style: 'heading', margin: [0, 1, 0, 2] },
      ...lines.filter(Boolean).map((text): PdfContent => ({ text, style: 'small' })),
    ],
  }))
  return { columns: sides, columnGap: 24, margin: [0, 0, 0, 14] }
}

function headlineOf({ label, value }: { label: string; value: string }): PdfContent {
  return {
    columns: [
      { text: label, width: 'auto', margin: [0, 5, 16, 0] },
      { text: value, width: '*', fontSize: 16, bold: true },
    ],
    margin: [0, 0, 0, 14],
  }
}

function termsOf(terms: readonly { label: string; value: string }[]): PdfContent {
  const body = terms.map(({ label, value }): PdfContent[] => [
    { text: label, style: 'label', margin: [0, 1.5, 0, 0] },
    { text: value },
  ])
  return { table: { widths: [110, '*'], body }, layout: 'hairlines', margin: [0, 0, 0, 10] }
}

/** A list under its heads, sums under a double rule. */
export function tableOf({ heading, columns, rows, totals = [] }: PdfTable): PdfContent[] {
  const cells = (row: readonly PdfCell[], strong: boolean) =>
    columns.map((column, at): PdfContent => cellOf(row[at] ?? '', column, strong))
  const head = columns.map(({ label, figure, whole }): PdfContent => ({
    text: label,
    ...(whole && { noWrap: true }),
    style: figure ? ['label', 'figure'] : 'label',
    fontSize: 8,
  }))
  const doubled = totals.map((row, at) => cells(row, at === totals.length - 1))
  return [
    ...(heading ? [{ text: heading, style: 'heading', margin: [0, 6, 0, 2] } satisfies PdfContent] : []),
    {
      table: {
        headerRows: 1,
        // Heads alone at the foot of a page say nothing.
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        totalRows: totals.length > 0 ? totals.length + 1 : 0,
        widths: columns.map(({ width, figure }) => width ?? (figure ? 'auto' : '*')),
        body: [
          head,
          ...rows.map((row) => cells(row, false)),
          ...(doubled.length > 0 ? [between(columns)] : []),
          ...doubled,
        ],
      },
      layout: 'figures',
      margin: [0, 0, 0, 14],
    },
  ]
}

/** The air between the two lines of the double rule is a row of its own, as only rows are ruled. */
function between(columns: readonly PdfColumn[]): PdfContent[] {
  return columns.map(() => ({ text: '', fontSize: 1, lineHeight: 1 }))
}

function cellOf(cell: PdfCell, { figure, whole }: PdfColumn, strong: boolean): PdfContent {
  if (typeof cell === 'object') return cell
  return {
    text: cell,
    ...(whole && { noWrap: true }),
    ...(figure && { style: 'figure' as const }),
    ...(strong && { bold: true }),
  }
}

/** Text in full width under a small head. */
export function notesOf({ heading, text }: { heading: string; text: string }): PdfContent[] {
  return [{ text: heading, style: 'label', margin: [0, 4, 0, 2] }, { text }]
}
