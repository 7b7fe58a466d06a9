import { daysBetween, isBusinessDate } from '../dates/business-date.ts'
import { isDecimal, minus, percent, type Decimal } from '../money/decimal.ts'
import type { Locale } from '../people/user.ts'

export const snapshotFieldKinds = ['text', 'money', 'quantity', 'percent', 'date', 'flag', 'list', 'colour'] as const
export type SnapshotFieldKind = (typeof snapshotFieldKinds)[number]
export type SnapshotValue = string | number | boolean | readonly string[] | null

/** One field of a document as the deciders see it. Its label is kept too: forms change, what was approved does not. */
export interface SnapshotField {
  readonly key: string
  readonly kind: SnapshotFieldKind
  readonly label: Readonly<Record<Locale, string>>
  readonly value: SnapshotValue
  /** Words for a value that is one of a choice, by the value. */
  readonly choices?: Readonly<Record<string, Readonly<Record<Locale, string>>>>
}

export interface SnapshotChange extends SnapshotField {
  /** As it was last approved; null where nothing was. */
  readonly before: SnapshotValue
  readonly changed: boolean
  /** Money and quantities: percent; dates: days. Signed, and null where it cannot be said. */
  readonly difference: Decimal | null
}

interface Snapshot {
  readonly title: string
  readonly amount: Decimal | null
  readonly fields: readonly SnapshotField[]
  /** Everything else that is approved and no field shows in full, such as each line. */
  readonly whole?: string
}

/** The text whose hash an edit breaks: values by key, whatever their order, labels and way of writing. */
export function snapshotText({ title, amount, fields, whole }: Snapshot): string {
  const values = fields.map(({ key, kind, value }) => [key, written(kind, value)] as const)
  const inOrder = values.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return JSON.stringify([
    title,
    amount === null ? null : plain(amount),
    inOrder,
    ...(whole === undefined ? [] : [whole]),
  ])
}

/** What differs from the last approval, in the order of the document; fields that are gone come last. */
export function snapshotChanges(
  before: readonly SnapshotField[] | null,
  now: readonly SnapshotField[],
): SnapshotChange[] {
  const old = new Map((before ?? []).map((field) => [field.key, field]))
  const present = new Set(now.map(({ key }) => key))
  const gone = (before ?? []).filter(({ key }) => !present.has(key)).map((field) => ({ ...field, value: null }))
  return [...now, ...gone].map((field) => {
    const earlier = old.get(field.key)?.value ?? null
    const changed =
      before !== null &&
      JSON.stringify(written(field.kind, earlier)) !== JSON.stringify(written(field.kind, field.value))
    return {
      ...field,
      before: earlier,
      changed,
      difference: changed ? differenceOf(field.kind, earlier, field.value) : null,
    }
  })
}

function differenceOf(kind: SnapshotFieldKind, before: SnapshotValue, after: SnapshotValue): Decimal | null {
  if (before === null || after === null) return null
  const [from, to] = [String(before), String(after)]
  if (kind === 'date') return isBusinessDate(from) && isBusinessDate(to) ? String(daysBetween(from, to)) : null
  if (!isDecimal(from) || !isDecimal(to)) return null
  if (kind === 'percent') return minus(to, from)
  return kind === 'money' || kind === 'quantity' ? percent(minus(to, from), from) : null
}

const written = (kind: SnapshotFieldKind, value: SnapshotValue): unknown =>
  (kind === 'money' || kind === 'quantity' || kind === 'percent') && value !== null ? plain(String(value)) : value

/** `5900.0000` and `5900` are the same amount. */
const plain = (value: Decimal): Decimal => (isDecimal(value) ? minus(value, '0') : value)
