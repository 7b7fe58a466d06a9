import {
  billable,
  compare,
  creditable,
  creditOwed,
  minus,
  negated,
  outstanding,
  shippable,
  sum,
  type LineProgress,
  type ProgressCounter,
  type Transition,
} from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { LineDataRow } from './line-queries.ts'
import type { ProgressRow } from './progress-queries.ts'

export type Counts = Pick<Transition, 'counts' | 'uncounts'>

/** The counters of some lines while several documents are checked one after the other; nothing is written yet. */
export class RunningProgress {
  readonly #rows: Map<number, ProgressRow>
  readonly #added = new Map<ProgressCounter, Map<number, string>>()

  constructor(rows: readonly ProgressRow[]) {
    this.#rows = new Map(rows.map((row) => [row.line_id, row]))
  }

  /** Counts the lines of one document, or answers why that cannot be; then it counts nothing of it. */
  count(lines: readonly CountedLine[], { counts = {}, uncounts = {} }: Counts): Cause[] {
    const before = new Map(this.#rows)
    const causes: Cause[] = []
    const added: [ProgressCounter, number, string][] = []
    for (const line of lines) {
      const source = line.source_line_id
      const row = source === null ? undefined : this.#rows.get(source)
      if (!row) continue
      const next = { ...row }
      const steps = [...signed(counts, line, (quantity) => quantity), ...signed(uncounts, line, negated)]
      for (const [counter, quantity] of steps) {
        next[counter] = sum([row[counter], quantity])
        added.push([counter, row.line_id, quantity])
      }
      const most = exceeded(row, next)
      if (most !== null)
        causes.push({ code: 'exceeds_remaining', field: `lines.${line.id}`, meta: { lineId: line.id, most } })
      this.#rows.set(row.line_id, next)
    }
    if (causes.length > 0) for (const [id, row] of before) this.#rows.set(id, row)
    else for (const [counter, id, quantity] of added) this.#add(counter, id, quantity)
    return causes
  }

  /** What is to be added to each counter, by line. */
  get added(): ReadonlyMap<ProgressCounter, ReadonlyMap<number, string>> {
    return this.#added
  }

  #add(counter: ProgressCounter, lineId: number, quantity: string): void {
    const own = this.#added.get(counter) ?? new Map<number, string>()
    this.#added.set(counter, own.set(lineId, sum([own.get(lineId) ?? '0', quantity])))
  }
}

/** What of a line is counted: its fields by their columns. */
export type CountedLine = Pick<LineDataRow, 'id' | 'source_line_id'> & { readonly [column: string]: unknown }

const signed = (fields: NonNullable<Counts['counts']>, line: CountedLine, sign: (quantity: string) => string) =>
  Object.entries(fields).map(
    ([counter, field]) => [counter as ProgressCounter, sign(String(line[field] ?? '0'))] as const,
  )

/** The most that was left where a line would pass a limit, as the checks of the table have it; null where it would not. */
function exceeded(row: ProgressRow, next: ProgressRow): string | null {
  if (compare(next.shipped, sum([next.ceiling, next.rejected])) > 0) return shippable(row)
  if (compare(sum([next.accepted, next.rejected]), next.received) > 0)
    return minus(next.received, sum([row.accepted, row.rejected]))
  if (
    compare(next.billed, row.billed) > 0 &&
    compare(minus(next.billed, row.billed), billable(row, row.billing_policy)) > 0
  )
    return billable(row, row.billing_policy)
  if (compare(next.credited, '0') > 0 && compare(next.credited, next.billed) > 0) return minus(row.billed, row.credited)
  return null
}

/** The counters of lines by columns, with what may still happen to each. */
export function progressReply(rows: readonly ProgressRow[]) {
  const column = (of: (row: ProgressRow) => string) => rows.map(of)
  const counted = (name: keyof LineProgress) => column((row) => row[name])
  return {
    ids: rows.map((row) => row.line_id),
    shippable: column(shippable),
    outstanding: column(outstanding),
    billable: column((row) => billable(row, row.billing_policy)),
    creditOwed: column((row) => creditOwed(row, row.billing_policy)),
    creditable: creditable(rows, rows[0]?.billing_policy ?? 'delivered'),
    ordered: counted('ordered'),
    shipped: counted('shipped'),
    received: counted('received'),
    accepted: counted('accepted'),
    rejected: counted('rejected'),
    returned: counted('returned'),
    billed: counted('billed'),
    credited: counted('credited'),
    released: counted('released'),
  }
}
