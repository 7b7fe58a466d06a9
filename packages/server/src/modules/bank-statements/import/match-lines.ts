import type { Decimal } from '@tsumugi/domain'
import {
  matchEntries,
  type EntryDirection,
  type Match,
  type OpenItem,
  type PartnerIdentity,
  type StatementEntry,
} from '@tsumugi/domain/banking'
import { slicesOf } from './slices-of.ts'

/** What is held against each other. */
export interface UnmatchedLines {
  readonly currency: string
  /** Packs of `LineRow`, as JSON. */
  readonly lines: readonly string[]
  /** Of each pack the lines that are kept already, as JSON of `KnownLines`; null where there are none. */
  readonly known: readonly (string | null)[]
  readonly items: readonly OpenItem[]
  readonly partners: readonly PartnerIdentity[]
}

/** Lines that are kept already, by their key: true where what they may pay is still a rival's of others. */
export type KnownLines = Readonly<Record<string, boolean>>

/** A line of a statement as the database takes it; what is left out here is passed on as it is. */
export interface LineRow {
  readonly key: string
  readonly booked_on: string
  readonly direction: EntryDirection
  readonly amount: Decimal
  readonly sender_name: string
  readonly sender_code: string
  readonly virtual_account: string
  readonly edi_text: string
  readonly status: 'read' | 'cancelled'
}

/** A line that pays items in full, and what was open of each when that was found. */
export interface SureLine {
  readonly key: string
  readonly booked_on: string
  readonly direction: EntryDirection
  readonly items: readonly { readonly key: string; readonly open: Decimal }[]
}

/** Lines that are posted in one transaction, and JSON that `insertLines` takes of them. */
export interface SureSlice {
  readonly lines: readonly SureLine[]
  readonly pack: string
}

export interface MatchedLines {
  /** In the order in which all writers lock. */
  readonly sure: readonly SureSlice[]
  /** All others as they end, in packs of JSON that `insertLines` takes. */
  readonly others: readonly string[]
}

/** Fees that payers take off, tax included: as large banks ask them today (trade-law A5). */
export const usualFees: readonly Decimal[] = [
  '110',
  '145',
  '165',
  '220',
  '330',
  '440',
  '550',
  '605',
  '660',
  '770',
  '880',
]

const [mostPosted, mostOthers] = [250, 500]

/**
 * Finds what lines pay (trade-law A6), and how each of them is kept. Lines that are kept already are held against the same
 * items where nobody has posted them, so that what was a tie is none the less one later; they are not answered.
 * It can take seconds: call it on a thread where there are many.
 */
export function matchLines({ currency, lines, known, items, partners }: UnmatchedLines): MatchedLines {
  const kept: KnownLines = Object.assign({}, ...known.map((pack) => (pack === null ? {} : JSON.parse(pack))))
  const rows = lines.flatMap((pack) => JSON.parse(pack) as LineRow[]).filter(({ key }) => kept[key] !== false)
  const rowOf = new Map<StatementEntry, LineRow>()
  const entries = rows.map((row) => {
    const entry = entryOf(row)
    rowOf.set(entry, row)
    return entry
  })
  const matches = matchEntries({ entries, currency, items, partners, fees: usualFees })
  const fresh = matches.filter(({ entry }) => !(entry.key in kept))
  const sure = inOrderOfItems(fresh.filter(({ outcome }) => outcome === 'post'))
  const waiting = fresh.filter(({ outcome }) => outcome !== 'post')
  const others = [
    ...rows.filter(({ key, status }) => status === 'cancelled' && !(key in kept)),
    ...waiting.map((match) => ({ ...rowOf.get(match.entry)!, ...proposalOf(match) })),
  ]
  return {
    sure: slicesOf(sure, mostPosted).map((slice) => sureSlice(slice, rowOf)),
    others: slicesOf(others, mostOthers).map((slice) => JSON.stringify(slice)),
  }
}

function sureSlice(matches: readonly Match[], rowOf: ReadonlyMap<StatementEntry, LineRow>): SureSlice {
  const rows = matches.map(({ entry, rule }) => ({ ...rowOf.get(entry)!, status: 'posted', rule }))
  const lines = matches.map(({ entry, items }) => {
    const { key, booked_on, direction } = rowOf.get(entry)!
    return { key, booked_on, direction, items: items.map(({ id, open }) => ({ key: id, open })) }
  })
  return { lines, pack: JSON.stringify(rows) }
}

/** By their first items, payables before payments: the order in which all writers lock. */
function inOrderOfItems(matches: readonly Match[]): Match[] {
  const placed = matches.map((match) => {
    const [kind = '', number = ''] = match.items[0]!.id.split(':')
    return { match, kind, number: Number(number) }
  })
  placed.sort((one, other) => (one.kind === other.kind ? one.number - other.number : one.kind < other.kind ? -1 : 1))
  return placed.map(({ match }) => match)
}

/** What became of a line that nobody posted. */
const proposalOf = ({ outcome, rule, difference, isFeeForbidden, items, choices }: Match) => ({
  status: outcome,
  rule,
  difference,
  is_fee_forbidden: isFeeForbidden,
  choices: (items.length > 0 ? [items, ...choices] : choices).map((each) => each.map((item) => item.id)),
})

/** What the rules look at. */
const entryOf = (row: LineRow): StatementEntry => ({
  key: row.key,
  bookedOn: '',
  valueOn: null,
  direction: row.direction,
  amount: row.amount,
  kind: 'other',
  inquiry: '',
  senderCode: row.sender_code,
  senderName: row.sender_name,
  text: '',
  ediText: row.edi_text,
  virtualAccount: row.virtual_account,
  isCancelled: row.status === 'cancelled',
})
