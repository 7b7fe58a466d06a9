import type { DocumentField, DocumentKind, TradeRole } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { formatWords, type FormatWords } from '../../../documents/format/format-words.ts'
import { documentPdf, type PdfTable } from '../../../documents/pdf/document-pdf.ts'
import type { PdfContent, PdfDefinition } from '../../../documents/pdf/pdf-definition.ts'
import type { Snapshot } from '../../../records/revisions/revision-queries.ts'
import { kindWords, type KindWords } from './kind-words.ts'

/** How a revision was frozen; a draft was not. */
export interface Frozen {
  /** SHA-256 in hex. */
  readonly hash: string
  readonly createdAt: string
}

interface Paper {
  readonly kind: DocumentKind
  readonly content: Snapshot
  readonly kindWords: KindWords
  readonly words: FormatWords
}

/** A document as its snapshot says it, in the language of its reader; what is not frozen is marked as a draft. */
export function documentPaper(
  kind: DocumentKind,
  locale: Locale,
  content: Snapshot,
  frozen: Frozen | null,
): PdfDefinition {
  const paper: Paper = { kind, content, words: formatWords(locale), kindWords: kindWords(kind, locale) }
  const { text } = paper.words
  const notes = notesOf(paper)
  const definition = documentPdf({
    locale,
    title: paper.kindWords.one,
    facts: factsOf(paper, frozen),
    parties: partiesOf(paper),
    ...(isPriced(kind) && {
      headline: { label: text('untaxed'), value: paper.words.money(content.amount, content.currency) },
    }),
    terms: termsOf(paper),
    tables: [linesOf(paper)],
    ...(notes && { notes }),
  })
  return {
    ...definition,
    ...(!frozen && { watermark: text('draft') }),
    content: [...definition.content, ...sealOf(paper, frozen)],
  }
}

const isPriced = ({ lines }: DocumentKind) => 'unitPrice' in lines

function factsOf({ content, kindWords: { part }, words: { text, day } }: Paper, frozen: Frozen | null) {
  if (!frozen) return [{ label: part('status'), value: text('draft') }]
  return [
    { label: part('number'), value: content.number ?? '' },
    ...(content.issueDate ? [{ label: part('issueDate'), value: day(content.issueDate, 'long') }] : []),
    { label: text('revision'), value: text('revisionOf', { revision: content.revision }) },
  ]
}

const across: Readonly<Record<TradeRole, TradeRole>> = { buyer: 'seller', seller: 'buyer' }

/** Whom it is for, then who issues it. */
function partiesOf({ kind, content, words: { text } }: Paper) {
  const { issuer, receiver } = content
  return [
    ...(receiver
      ? [{ role: text(`role.${across[kind.issuer]}`), name: text('to', { name: receiver }), lines: [] }]
      : []),
    { role: text(`role.${kind.issuer}`), name: issuer, lines: [] },
  ]
}

/** The title, then the fields of the kind that hold something; long ones stand below the lines. */
function termsOf(paper: Paper) {
  const { kind, content, kindWords: words } = paper
  const fields = Object.entries(kind.fields).filter(([, { kind: type }]) => type !== 'notes')
  const files = content.files.map(({ name }) => String(name)).join(', ')
  return [
    { label: words.field('title'), value: content.title },
    ...fields.map(([name, field]) => ({
      label: words.field(name),
      value: cellOf(paper, name, field, content.fields[name]),
    })),
    { label: paper.words.text('files'), value: files },
  ].filter(({ value }) => value !== '')
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

/** The lines, without columns that are empty in all of them, and their sums. */
function linesOf(paper: Paper): PdfTable {
  const { kind, content, kindWords: words, words: format } = paper
  const fields = Object.entries(kind.lines).filter(
    ([name, { after }]) => !after && content.lines.some((line) => line[name] !== null && line[name] !== undefined),
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

/** What tells whether the paper is what was frozen. */
function sealOf({ content, words: { text, when } }: Paper, frozen: Frozen | null): PdfContent[] {
  const lines = frozen
    ? [text('frozen', { revision: content.revision, at: when(frozen.createdAt) }), text('hash', { hash: frozen.hash })]
    : [text('unfrozen')]
  return [
    {
      stack: lines.map((line): PdfContent => ({ text: line, style: 'label' })),
      margin: [0, 12, 0, 0],
      unbreakable: true,
    },
  ]
}
