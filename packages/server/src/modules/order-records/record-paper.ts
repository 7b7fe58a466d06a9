import type { Locale } from '@tsumugi/domain'
import { formatWords } from '../../documents/format/format-words.ts'
import type { DocumentContent } from '../../documents/pdf/document-pdf.ts'
import type { Sheet } from '../../documents/spreadsheet/sheet.ts'
import type { RecordsOf } from './order-records.ts'
import { recordWords } from './record-words.ts'

export interface PrintedRecords extends RecordsOf {
  readonly locale: Locale
  readonly owner: string
  readonly from: string
  readonly until: string
}

/** One table for each order, so that an order is read whole. */
export function recordPaper(printed: PrintedRecords): DocumentContent {
  const { locale, owner, partner, from, until, records } = printed
  const say = recordWords(locale)
  const { day, figure, money } = formatWords(locale)
  return {
    locale,
    title: say('title'),
    facts: [
      { label: say('period'), value: say('period.of', { from: day(from), until: day(until) }) },
      { label: say('count'), value: figure(String(records.length)) },
    ],
    parties: [
      { role: say('supplier'), name: partner, lines: [] },
      { role: say('buyer'), name: owner, lines: [] },
    ],
    tables: records.map((record) => ({
      columns: [
        { label: say('order.of', { number: record.number ?? '', title: record.title }).trim(), width: 150 },
        {
          label: `${day(record.orderedOn)} · ${money(record.amount, record.currency)} · ${say('retained')} ${say('retained.of', { date: day(record.retainedUntil) })}`,
          width: '*',
        },
      ],
      rows: record.items.map(({ label, entries }) => [label, entries.join('\n') || say('none')]),
    })),
  }
}

/** The same as a table: a row for each order. */
export function recordSheet({ locale, records }: PrintedRecords): Sheet {
  const say = recordWords(locale)
  const items = records[0]?.items ?? []
  return {
    name: say('title').slice(0, 31),
    columns: [
      { header: say('number'), kind: 'text' },
      { header: say('ordered') },
      { header: say('amount'), kind: 'money' },
      ...items.map(({ label }) => ({ header: label, kind: 'text' as const })),
      { header: say('retained') },
    ],
    rows: records.map((record) => [
      record.number ?? '',
      record.orderedOn,
      record.amount,
      ...record.items.map(({ entries }) => entries.join('\n')),
      record.retainedUntil,
    ]),
  }
}
