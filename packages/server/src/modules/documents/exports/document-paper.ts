import { plainFields, type DocumentField, type DocumentKind, type TradeRole } from '@tsumugi/contract'
import { compare, type FrozenValue, type Locale, type Rounding } from '@tsumugi/domain'
import { formatWords, type FormatWords } from '../../../documents/format/format-words.ts'
import { named, sealOf } from '../../../documents/format/format-pdf.ts'
import type { DocumentFormat } from '../../../documents/format/printed-document.ts'
import { documentPdf, notesOf as notes, type PdfTable } from '../../../documents/pdf/document-pdf.ts'
import type { PdfContent, PdfDefinition } from '../../../documents/pdf/pdf-definition.ts'
import type { Snapshot } from '../../../records/revisions/revision-queries.ts'
import type { PrintedLetterhead } from '../../formats/letterhead-queries.ts'
import type { PrintedOrder } from '../../written-orders/public-face.ts'
import { yenTaxesOf } from '../../../records/lines/yen-taxes.ts'
import { kindWords, type KindWords } from './kind-words.ts'
import { agreedTermsText, lawTerms, partTables, statementOf } from './order-paper.ts'
import { orderWords, type OrderPaperWords } from './order-words.ts'

/** How a revision was frozen; a draft was not. */
export interface Frozen {
  /** SHA-256 in hex. */
  readonly hash: string
  readonly createdAt: string
  /** The page that tells whether a file is one of ours. */
  readonly checkedAt: string
}

interface PaperOf {
  readonly kind: DocumentKind
  /** Of the reader; a format prints in its own. */
  readonly locale: Locale
  readonly content: Snapshot
  /** Null of a draft. */
  readonly frozen: Frozen | null
  /** What the issuer's format adds; nothing of kinds and organisations without one. */
  readonly letterhead: PrintedLetterhead | undefined
  /** Of orders: what the law wants on them. */
  readonly order: PrintedOrder | undefined
  /** How the document rounds its tax. */
  readonly taxRounding: Rounding
}

interface Paper extends PaperOf {
  readonly kindWords: KindWords
  readonly orderWords: OrderPaperWords
  readonly words: FormatWords
}

/** A document as its snapshot says it, in the language of its reader; what is not frozen is marked as a draft. */
export function documentPaper(given: PaperOf): PdfDefinition {
  const { kind, content, frozen, letterhead } = given
  const locale = letterhead?.format.locale ?? given.locale
  const paper: Paper = {
    ...given,
    words: formatWords(locale),
    kindWords: kindWords(kind, locale),
    orderWords: orderWords(locale),
  }
  const { text } = paper.words
  const notes = notesOf(paper)
  const definition = documentPdf({
    locale,
    ...(letterhead && { paper: letterhead.format.paper }),
    title: paper.kindWords.one,
    facts: factsOf(paper),
    parties: partiesOf(paper),
    ...(isPriced(kind) &&
      given.order?.hasTotal !== false && {
        headline: { label: text('untaxed'), value: paper.words.money(content.amount, content.currency) },
      }),
    terms: termsOf(paper),
    tables: [linesOf(paper), ...taxesOf(paper), ...yenTaxTable(paper), ...partTables(paper, paper.kindWords.field)],
    ...(notes && { notes }),
  })
  return {
    ...definition,
    ...(frozen ? { madeAt: frozen.createdAt } : { watermark: text('draft') }),
    content: [...definition.content, ...statementOf(paper), ...letterheadOf(paper), ...recordOf(paper)],
  }
}

const isPriced = ({ lines }: DocumentKind) => 'unitPrice' in lines

function factsOf({ content, frozen, kindWords: { part }, words: { text, day } }: Paper) {
  if (!frozen) return [{ label: part('status'), value: text('draft') }]
  return [
    { label: part('number'), value: content.number ?? '' },
    ...(content.issueDate ? [{ label: part('issueDate'), value: day(content.issueDate, 'long') }] : []),
    { label: text('revision'), value: text('revisionOf', { revision: content.revision }) },
  ]
}

const across: Readonly<Record<TradeRole, TradeRole>> = { buyer: 'seller', seller: 'buyer' }

/** Whom it is for, then who issues it. */
function partiesOf({ kind, content, letterhead, words: { text } }: Paper) {
  const { issuer, receiver } = content
  const { lines = [], logo = null } = letterhead ?? {}
  return [
    ...(receiver
      ? [{ role: text(`role.${across[kind.issuer]}`), name: text('to', { name: receiver }), lines: [] }]
      : []),
    { role: text(`role.${kind.issuer}`), name: issuer, lines, logo },
  ]
}

/** The title, then the fields of the kind that hold something; long ones stand below the lines. */
function termsOf(paper: Paper) {
  const { kind, content, kindWords: words } = paper
  const fields = Object.entries(plainFields(kind.fields)).filter(
    ([name, { kind: type }]) => type !== 'notes' && saysSomething(name, content.fields[name]),
  )
  const files = content.files.map(({ name }) => String(name)).join(', ')
  return [
    { label: words.field('title'), value: content.title },
    ...fields.map(([name, field]) => ({
      label: words.field(name),
      value: cellOf(paper, name, field, content.fields[name]),
    })),
    { label: words.field('terms'), value: agreedTermsText(paper) },
    { label: paper.orderWords.say('silence.name'), value: silenceText(paper) },
    ...lawTerms(paper),
    { label: paper.words.text('files'), value: files },
  ].filter(({ value }) => value !== '')
}

/** Silence counts only where the paper itself says so, in words (trade-law D). */
function silenceText({ content: { fields }, words, orderWords: { say } }: Paper): string {
  const { silenceAgreedOn: on, silenceDays: days } = fields
  return on && days ? say('silence', { on: words.day(String(on)), days: String(days) }) : ''
}

function notesOf({ kind, content, kindWords: words }: Paper) {
  const written = Object.entries(kind.fields).filter(
    ([name, { kind: type }]) => type === 'notes' && content.fields[name],
  )
  const [first] = written
  if (!first) return undefined
  return { heading: words.field(first[0]), text: written.map(([name]) => String(content.fields[name])).join('\n\n') }
}

/** A value as it is read: figures grouped, days by name, choices in words. */
function cellOf(
  { kindWords: words, words: format }: Paper,
  name: string,
  { kind }: DocumentField,
  value: unknown,
): string {
  const text = words.value(name, value)
  if (text === '') return ''
  if (kind === 'date') return format.day(text)
  return kind === 'decimal' || kind === 'integer' ? format.figure(text) : text
}

const isFigure = ({ kind }: DocumentField) => kind === 'decimal' || kind === 'integer'
/** Stays on one line: figures, words of a choice, sizes. */
const isWhole = (field: DocumentField) => isFigure(field) || field.most === undefined || field.most <= 30

/** The columns of a format, by the fields of lines that they show; other fields are no format's to leave out. */
const columnOf: Readonly<Record<string, DocumentFormat['columns'][number]>> = {
  item: 'code',
  colour: 'color',
  size: 'size',
  description: 'description',
  unit: 'unit',
  discount: 'discount',
  deliveredOn: 'deliveryOn',
}

/** Whether a value is worth its room: goods without a discount are what lines are anyway. */
const saysSomething = (name: string, value: FrozenValue | undefined) =>
  value !== null &&
  value !== undefined &&
  !(name === 'lineKind' && value === 'goods') &&
  !(name === 'discount' && compare(String(value), '0') === 0)

/** The lines, without columns that are empty in all of them or that the format leaves out, and their sums. */
function linesOf(paper: Paper): PdfTable {
  const { kind, content, letterhead, order, kindWords: words, words: format } = paper
  const isLeftOut = (name: string) =>
    letterhead !== undefined &&
    !order?.isStatement &&
    name in columnOf &&
    !letterhead.format.columns.includes(columnOf[name]!)
  const isFilled = (name: string) => content.lines.some((line) => saysSomething(name, line[name]))
  const fields = Object.entries(plainFields(kind.lines)).filter(
    ([name, { after }]) => !after && !isLeftOut(name) && isFilled(name),
  )
  // The longest text takes the room that the others leave.
  const wide = fields.map(([, field]) => field).toSorted((one, other) => (other.most ?? 0) - (one.most ?? 0))[0]
  const priced = isPriced(kind)
  const sumOf: Readonly<Record<string, string>> = { quantity: format.figure(content.quantity) }
  return {
    columns: [
      { label: format.text('column.position'), width: 'auto', whole: true },
      ...fields.map(([name, field]) => ({
        label: words.field(name),
        figure: isFigure(field),
        whole: isWhole(field),
        width: field === wide ? ('*' as const) : ('auto' as const),
      })),
      ...(priced ? [{ label: words.part('amount'), figure: true, whole: true, width: 'auto' as const }] : []),
    ],
    rows: content.lines.map((line, at) => [
      String(at + 1),
      ...fields.map(([name, field]) => cellOf(paper, name, field, line[name])),
      ...(priced ? [line.amount === null ? '' : format.money(String(line.amount), content.currency)] : []),
    ]),
    totals: [
      [
        '',
        ...fields.map(([name], at) => sumOf[name] ?? (at === 0 ? format.text('sum') : '')),
        ...(priced ? [format.money(content.amount, content.currency)] : []),
      ],
    ],
  }
}

/** Figures of a snapshot whose lines have rates of tax. */
interface FrozenTaxes {
  readonly total: string
  readonly rates: readonly { readonly ratePercent: string; readonly taxable: string; readonly tax: string }[]
}

/** What each rate comes to, rounded once, and the total with the tax. */
function taxesOf({ content, words: { text, money } }: Paper): PdfTable[] {
  if (!content.taxes) return []
  const { total, rates } = content.taxes as unknown as FrozenTaxes
  return [
    {
      columns: [
        { label: text('tax.rate'), width: '*' },
        { label: text('tax.base'), figure: true, whole: true, width: 'auto' },
        { label: text('tax.tax'), figure: true, whole: true, width: 'auto' },
      ],
      rows: rates.map(({ ratePercent, taxable, tax }) => [
        text('tax.percent', { percent: ratePercent }),
        money(taxable, content.currency),
        money(tax, content.currency),
      ]),
      totals: [[text('total'), '', money(total, content.currency)]],
    },
  ]
}

/** Kinds that are kept as qualified invoices: their tax is owed in yen, whatever they are billed in (domain §3.7 rule 2). */
const taxPapers: readonly string[] = ['invoice', 'credit_note']

/** The tax of each rate in yen, where the document is in another currency. */
function yenTaxTable({
  kind,
  content,
  taxRounding,
  words: { text, money, price },
  orderWords: { say },
}: Paper): PdfTable[] {
  if (!content.taxes || !taxPapers.includes(kind.noun)) return []
  const { rates } = content.taxes as unknown as FrozenTaxes
  const { exchangeRate, rateUnits, taxMode } = content.fields
  const taxes = yenTaxesOf({ currency: content.currency, exchangeRate, rateUnits, taxMode, taxRounding, rates })
  if (!taxes) return []
  return [
    {
      heading: say('yenTax'),
      columns: [
        { label: text('tax.rate'), width: '*' },
        { label: say('yenTax.base'), figure: true, whole: true, width: 'auto' },
        { label: say('yenTax.tax'), figure: true, whole: true, width: 'auto' },
      ],
      rows: taxes.map(({ ratePercent, taxable, tax }) => [
        text('tax.percent', { percent: ratePercent }),
        price(taxable, 'JPY'),
        money(tax, 'JPY'),
      ]),
    },
  ]
}

/** What the format adds below, in its order: where to pay, what it always says, and the seal. */
function letterheadOf({ letterhead, words: { text } }: Paper): PdfContent[] {
  if (!letterhead) return []
  const { format, bank, seal } = letterhead
  const parts: Readonly<Partial<Record<DocumentFormat['sections'][number], () => PdfContent[]>>> = {
    bank: () => named(text('bank'), bank),
    notes: () => (format.notes ? notes({ heading: text('notes'), text: format.notes }) : []),
    seal: () => (format.stamp ? [sealOf(seal, text('seal'))] : []),
  }
  return format.sections.flatMap((section) => parts[section]?.() ?? [])
}

/** What tells whether the paper is what was frozen. */
function recordOf({ content, frozen, words: { text, when } }: Paper): PdfContent[] {
  const lines = frozen
    ? [
        text('frozen', { revision: content.revision, at: when(frozen.createdAt) }),
        text('hash', { hash: frozen.hash }),
        text('checkedAt', { address: frozen.checkedAt }),
      ]
    : [text('unfrozen')]
  return [
    {
      stack: lines.map((line): PdfContent => ({ text: line, style: 'label' })),
      margin: [0, 12, 0, 0],
      unbreakable: true,
    },
  ]
}
