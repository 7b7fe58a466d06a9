import type { PdfContent, PdfDefinition } from '../pdf/pdf-definition.ts'
import { headOf, notesOf, tableOf } from '../pdf/document-pdf.ts'
import { formatWords, type FormatWords } from './format-words.ts'
import { linesTable } from './lines-table.ts'
import type { DocumentFormat, PrintedDocument } from './printed-document.ts'

interface Paper {
  readonly format: DocumentFormat
  readonly document: PrintedDocument
  readonly words: FormatWords
}
type Section = DocumentFormat['sections'][number]

/** A contract, an invoice or an order sheet as its format arranges it: the sections from the top, each where it was put. */
export function formatPdf(format: DocumentFormat, document: PrintedDocument): PdfDefinition {
  const words = formatWords(format.locale)
  return {
    locale: format.locale,
    title: `${words.text(`title.${document.kind}`)} ${document.number}`,
    paper: format.paper,
    content: format.sections.flatMap((section) => sections[section]({ format, document, words })),
  }
}

/** What each section prints; nothing where there is nothing to say. */
const sections: Record<Section, (paper: Paper) => PdfContent[]> = {
  title: ({ document: { kind, number, issuedOn }, words: { text, day } }) => [
    headOf(text(`title.${kind}`), [
      { label: text('number'), value: number },
      { label: text('issuedOn'), value: day(issuedOn, 'long') },
    ]),
  ],
  parties: ({ document: { partner, issuer }, words: { text } }) => [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: text('to', { name: partner.name }), style: 'heading', margin: [0, 0, 0, 2] },
            ...smallLines(partner.lines),
          ],
        },
        {
          width: 200,
          stack: [
            ...(issuer.logo ? [{ image: issuer.logo, fit: [140, 40], margin: [0, 0, 0, 4] } satisfies PdfContent] : []),
            { text: issuer.name, style: 'strong', margin: [0, 0, 0, 2] },
            ...smallLines(issuer.lines),
          ],
        },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 14],
    },
  ],
  subject: ({ document: { subject }, words: { text } }) => named(text('subject'), subject),
  terms: ({ document: { terms }, words: { text } }) => named(text('terms'), terms),
  lines: ({ format, document, words }) => linesTable(format, document, words),
  taxes: ({ document: { taxes, currency }, words: { text, money } }) =>
    aside(
      tableOf({
        columns: [
          { label: text('tax.rate'), width: '*' },
          { label: text('tax.base'), figure: true, width: 76 },
          { label: text('tax.tax'), figure: true, width: 76 },
        ],
        rows: taxes.map(({ percent, base, tax }) => [
          text('tax.percent', { percent }),
          money(base, currency),
          money(tax, currency),
        ]),
      }),
    ),
  totals: ({ document: { total, currency }, words: { text, money } }) => [
    {
      columns: [
        { text: '', width: '*' },
        { text: text('total'), width: 'auto', margin: [0, 4, 16, 0] },
        { text: money(total, currency), width: 'auto', fontSize: 15, bold: true },
      ],
      margin: [0, 0, 0, 14],
    },
  ],
  bank: ({ document: { issuer }, words: { text } }) => named(text('bank'), issuer.bank),
  notes: ({ format, words: { text } }) =>
    format.notes ? [{ stack: notesOf({ heading: text('notes'), text: format.notes }), margin: [0, 0, 0, 12] }] : [],
  seal: ({ format, document: { issuer }, words: { text } }) =>
    format.stamp ? [sealOf(issuer.seal, text('seal'))] : [],
}

const smallLines = (lines: readonly string[]) =>
  lines.filter(Boolean).map((text): PdfContent => ({ text, style: 'small' }))

export function named(label: string, text: string): PdfContent[] {
  if (!text) return []
  return [
    {
      columns: [
        { text: label, style: 'label', width: 70, margin: [0, 1.5, 0, 0] },
        { text, width: '*' },
      ],
      margin: [0, 0, 0, 8],
    },
  ]
}

/** At the right, under the figures it belongs to. */
const aside = (content: PdfContent[]): PdfContent[] => [
  {
    columns: [
      { text: '', width: '*' },
      { width: 240, stack: content },
    ],
  },
]

const sealSide = 52

/** The organisation's seal, or the place where one is set by hand. */
export function sealOf(seal: string | null, word: string): PdfContent {
  const place: PdfContent[] = [
    {
      canvas: [
        {
          type: 'rect',
          x: 0,
          y: 0,
          w: sealSide,
          h: sealSide,
          lineWidth: 0.5,
          lineColor: '#7b838e',
          dash: { length: 3 },
        },
      ],
    },
    { text: word, style: 'label', alignment: 'center', margin: [0, -32, 0, 22] },
  ]
  return {
    unbreakable: true,
    columns: [
      { text: '', width: '*' },
      { width: sealSide, stack: seal ? [{ image: seal, fit: [sealSide, sealSide] }] : place },
    ],
    margin: [0, 0, 0, 12],
  }
}
