import type { DocumentKind } from '@tsumugi/contract'
import type { OrderFact, PaidMaterial } from '@tsumugi/domain/trading'
import type { FormatWords } from '../../../documents/format/format-words.ts'
import type { PdfTable } from '../../../documents/pdf/document-pdf.ts'
import type { PdfContent } from '../../../documents/pdf/pdf-definition.ts'
import type { Snapshot } from '../../../records/revisions/revision-queries.ts'
import { frozenTerms, type PrintedOrder } from '../../written-orders/public-face.ts'
import type { OrderPaperWords } from './order-words.ts'

interface OrderPaper {
  readonly kind: DocumentKind
  readonly content: Snapshot
  /** Of orders: what the law wants on them. */
  readonly order: PrintedOrder | undefined
  readonly words: FormatWords
  readonly orderWords: OrderPaperWords
}

/** Parts of the written order that stand on the paper without being fields of it. */
const heads: readonly string[] = ['parties', 'issueDate', 'lines', 'lines.unitPrice']
/** Its facts are the rows of a table of their own. */
const tabled = 'paidMaterials'

/** The terms of payment as they were agreed; '' where there are none. */
export function agreedTermsText({ content, orderWords }: Pick<OrderPaper, 'content' | 'orderWords'>): string {
  const terms = frozenTerms(content)
  return terms ? orderWords.terms(terms) : ''
}

/** What items of the written order say that no plain field of the paper says: payment above all (trade-law B2, 8–12). */
export function lawTerms(paper: OrderPaper): { label: string; value: string }[] {
  const isPlain = (field: string) => {
    const kind = paper.kind.fields[field]?.kind
    return heads.includes(field) || (kind !== undefined && kind !== 'items')
  }
  const items = paper.order?.items ?? []
  return items
    .filter(({ field }) => !isPlain(field) && field !== tabled)
    .flatMap(({ facts }) => facts)
    .map((fact) => ({ label: paper.orderWords.word(`fact.${fact.name}`), value: factText(paper, fact) }))
}

function factText({ content, words, orderWords }: OrderPaper, { name, kind, value }: OrderFact): string {
  if (kind === 'day') return words.day(value)
  if (kind === 'money') return words.price(value, content.currency)
  if (kind === 'figure') return words.figure(value)
  if (kind === 'text') return value
  return orderWords.word(name === 'fee_bearer' ? `fee_bearer.${value}` : `method.${value}`)
}

/** Rows that have parts of their own: prices by quantity, materials charged, items left open (trade-law B2, 13 and 14). */
export function partTables(paper: OrderPaper, headingOf: (field: string) => string): PdfTable[] {
  const tables: readonly (readonly [field: string, table: Omit<PdfTable, 'heading'>])[] = [
    ['breaks', breaksTable(paper)],
    ['paidMaterials', materialsTable(paper)],
    ['undetermined', openTable(paper)],
  ]
  return tables.flatMap(([field, table]) => (table.rows.length > 0 ? [{ heading: headingOf(field), ...table }] : []))
}

interface QuantityBreak {
  readonly item: string | null
  readonly minQuantity: string
  readonly unitPrice: string
}

function breaksTable({ content, words, orderWords: { say } }: OrderPaper): PdfTable {
  const breaks = (content.fields.breaks ?? []) as unknown as readonly QuantityBreak[]
  return {
    columns: [
      { label: say('break.item'), width: '*' },
      { label: say('break.minQuantity'), figure: true, whole: true },
      { label: say('break.unitPrice'), figure: true, whole: true },
    ],
    rows: breaks.map(({ item, minQuantity, unitPrice }) => [
      item ?? say('break.any'),
      words.figure(minQuantity),
      words.price(unitPrice, content.currency),
    ]),
  }
}

function materialsTable({ content, order, words, orderWords: { say } }: OrderPaper): PdfTable {
  const day = (on: string | null) => (on === null ? '' : words.day(on))
  return {
    columns: [
      { label: say('material.name'), width: '*' },
      { label: say('material.quantity'), figure: true, whole: true },
      { label: say('material.price'), figure: true, whole: true },
      { label: say('material.handOverOn'), whole: true, width: 'auto' },
      { label: say('material.settlementOn'), whole: true, width: 'auto' },
      { label: say('material.settlementMethod'), width: 80 },
    ],
    rows: (order?.paidMaterials ?? []).map((each: PaidMaterial) => [
      each.name,
      each.quantity === null ? '' : words.figure(each.quantity),
      each.price === null ? '' : words.price(each.price, content.currency),
      day(each.handOverOn),
      day(each.settlementOn),
      each.settlementMethod,
    ]),
  }
}

function openTable({ order, words, orderWords: { say, word } }: OrderPaper): PdfTable {
  const open = (order?.items ?? []).flatMap(({ key, open: why }) => (why ? [{ key, ...why }] : []))
  return {
    columns: [
      { label: say('open.item'), width: 'auto' },
      { label: say('open.reason'), width: '*' },
      { label: say('open.expectedOn'), whole: true, width: 'auto' },
    ],
    rows: open.map(({ key, reason, expectedOn }) => [
      word(`item.${key}`),
      reason,
      expectedOn === null ? '' : words.day(expectedOn),
    ]),
  }
}

/** What the acts and the form of the contract have it say (trade-law B2, C and D). */
export function statementOf({ order, orderWords: { say, word } }: OrderPaper): PdfContent[] {
  if (!order || order.words.length === 0) return []
  return [
    { text: say('words'), style: 'label', margin: [0, 8, 0, 2] },
    { stack: order.words.map((each): PdfContent => ({ text: word(`words.${each}`), style: 'small' })) },
  ]
}
