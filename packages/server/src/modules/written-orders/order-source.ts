import { snake, type AgreedTerms } from '@tsumugi/contract'
import type { FrozenValue } from '@tsumugi/domain'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import type { Snapshot } from '../../records/revisions/revision-queries.ts'

/** An order as it is stored or as it was frozen: its fields and those of its lines by their names in the contract. */
export interface OrderSource {
  readonly issuerName: string
  readonly receiverName: string
  readonly amount: string
  field<Value>(name: string): Value | null
  readonly lines: readonly ((name: string) => string)[]
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** As it stands now. */
export const storedOrder = (row: DocumentDataRow, lines: readonly LineDataRow[]): OrderSource => ({
  issuerName: row.issuer_name,
  receiverName: row.receiver_name ?? '',
  amount: row.amount,
  field: <Value>(name: string) => (row[snake(name)] ?? null) as Value | null,
  lines: lines.map((line) => (name: string) => textOf(line[snake(name)])),
})

/** As a revision says it, whatever became of the document since. */
export const frozenOrder = (content: Snapshot): OrderSource => ({
  issuerName: content.issuer,
  receiverName: content.receiver ?? '',
  amount: content.amount,
  field: <Value>(name: string) =>
    (name === 'terms' ? frozenTerms(content) : (content.fields[name] ?? null)) as Value | null,
  lines: content.lines.map((line) => (name: string) => textOf(line[name])),
})

/** Of the parts of terms, those that are numbers: a snapshot holds every figure as text. */
const numbers: readonly string[] = ['closingDay', 'monthOffset', 'payDay', 'netDays']
type FrozenParts = Readonly<Record<string, FrozenValue>>

const withNumbers = (parts: FrozenParts) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [
      name,
      numbers.includes(name) && value !== null ? Number(value) : value,
    ]),
  )

/** The terms of payment of a snapshot, of any kind of document that has them. */
export function frozenTerms({ fields }: Pick<Snapshot, 'fields'>): AgreedTerms | null {
  const terms = (fields.terms ?? null) as FrozenParts | null
  if (!terms) return null
  const splits = ((terms.splits ?? []) as unknown as FrozenParts[]).map(withNumbers)
  return { ...withNumbers(terms), splits } as unknown as AgreedTerms
}
