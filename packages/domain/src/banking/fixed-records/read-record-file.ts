import { bankingError, hasErrors, type BankingFinding } from '../finding.ts'
import { readAnyRecord, type ReadRecord, type ReadValues } from './read-record.ts'
import type { RecordLayout } from './record-layout.ts'
import { splitRecords } from './split-records.ts'

/** The four records of a bank file, each known by its first digit; one kind may be laid out in several ways. */
export interface RecordFamily<
  Header extends string = string,
  Data extends string = string,
  Trailer extends string = string,
  End extends string = string,
> {
  readonly length: number
  readonly header: readonly RecordLayout<Header>[]
  readonly data: readonly RecordLayout<Data>[]
  readonly trailer: readonly RecordLayout<Trailer>[]
  readonly end: readonly RecordLayout<End>[]
}

export interface DataRow<Data extends string = string> {
  /** Its place among the records of the file, from 0. */
  readonly at: number
  readonly values: ReadValues<Data>
}

/** What stands between a header and its trailer. */
export interface RecordSet<Header extends string, Data extends string, Trailer extends string> {
  readonly at: number
  readonly header: ReadValues<Header>
  readonly rows: readonly DataRow<Data>[]
  readonly trailer: ReadValues<Trailer>
}

export interface RecordFile<Header extends string, Data extends string, Trailer extends string, End extends string> {
  readonly sets: readonly RecordSet<Header, Data, Trailer>[]
  readonly end: ReadValues<End> | null
  /** Records of every kind. */
  readonly count: number
  readonly findings: readonly BankingFinding[]
}

const kinds = { '1': 'header', '2': 'data', '8': 'trailer', '9': 'end' } as const
type RecordKind = (typeof kinds)[keyof typeof kinds]

/** What may follow what; the file begins as if after an `end` and closes with one. */
const followers: Readonly<Record<RecordKind, readonly RecordKind[]>> = {
  end: ['header'],
  header: ['data', 'trailer'],
  data: ['data', 'trailer'],
  trailer: ['header', 'end'],
}

/** Reads a whole file into its sets; with an error among the findings there are none. */
export function readRecordFile<H extends string, D extends string, T extends string, E extends string>(
  text: string,
  family: RecordFamily<H, D, T, E>,
): RecordFile<H, D, T, E> {
  const { records, findings } = splitRecords(text, family.length)
  const order = orderOf(records)
  if (findings.length > 0 || order.findings.length > 0)
    return { sets: [], end: null, count: records.length, findings: [...findings, ...order.findings] }
  const read = <Name extends string>(layouts: readonly RecordLayout<Name>[], at: number): ReadRecord<Name> => {
    const record = readAnyRecord(layouts, records[at] ?? '', `records.${at}`)
    findings.push(...record.findings)
    return record
  }
  const sets = setsOf(order.kinds).map(({ first, last }) => ({
    at: first,
    header: read(family.header, first).values,
    rows: Array.from({ length: last - first - 1 }, (_, step) => ({
      at: first + 1 + step,
      values: read(family.data, first + 1 + step).values,
    })),
    trailer: read(family.trailer, last).values,
  }))
  const end = read(family.end, records.length - 1).values
  return hasErrors(findings)
    ? { sets: [], end: null, count: records.length, findings }
    : { sets, end, count: records.length, findings }
}

function orderOf(records: readonly string[]): { kinds: RecordKind[]; findings: BankingFinding[] } {
  const found: RecordKind[] = []
  for (const [at, record] of records.entries()) {
    const kind = kinds[record.charAt(0) as keyof typeof kinds] as RecordKind | undefined
    const meta = { line: at + 1, found: record.charAt(0) }
    if (!kind) return { kinds: [], findings: [bankingError('record_kind', `records.${at}`, meta)] }
    const isAfterEnd = found.at(-1) === 'end'
    if (isAfterEnd || !followers[found.at(-1) ?? 'end'].includes(kind))
      return { kinds: [], findings: [bankingError('record_order', `records.${at}`, meta)] }
    found.push(kind)
  }
  const isWhole = found.at(-1) === 'end'
  return { kinds: found, findings: isWhole || found.length === 0 ? [] : [bankingError('record_missing', null)] }
}

function setsOf(order: readonly RecordKind[]): { first: number; last: number }[] {
  const placesOf = (kind: RecordKind) => order.flatMap((each, at) => (each === kind ? [at] : []))
  const trailers = placesOf('trailer')
  return placesOf('header').map((first, at) => ({ first, last: trailers[at] ?? first }))
}
