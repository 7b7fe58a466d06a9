import type { ActivityLine } from './bank-activity.ts'

export interface LedgerSize {
  readonly partners: number
  readonly items: number
  readonly lines: number
  /** As many different amounts: few make ties. */
  readonly amounts: number
}

interface OpenAmount {
  readonly partner: number
  readonly number: string
  readonly amount: number
  readonly due_on: string
}

export interface LedgerSample {
  readonly partners: readonly string[]
  readonly items: readonly OpenAmount[]
  readonly lines: readonly ActivityLine[]
}

const fees = [110, 330, 550]

/** What is open and what a bank wrote of it: paid in full, less a fee, in sums, by number, and what nobody knows. */
export function ledgerSample(
  { partners, items: itemCount, lines: lineCount, amounts }: LedgerSize,
  seed = 1,
): LedgerSample {
  const pick = picker(seed)
  const items = Array.from({ length: itemCount }, (_, at) => ({
    partner: at % partners,
    number: `INV-2611-${String(at + 1).padStart(5, '0')}`,
    amount: 10_000 + 100 * pick(amounts),
    due_on: `2026-1${pick(3)}-${10 + pick(18)}`,
  }))
  const lines = Array.from({ length: lineCount }, (_, at): ActivityLine => {
    // Each item is paid once where there are lines enough; the others name a partner and any amount.
    const item = items[at < itemCount ? at : pick(itemCount)]!
    const how = pick(20)
    const amount =
      how < 3 ? item.amount - fees[how]! : how < 5 || at >= itemCount ? 10_000 + 7 * pick(amounts) : item.amount
    const sender = how === 5 ? 'ﾀﾞﾚｶ' : senderOf(item.partner)
    return {
      inquiry: String(10_000_000 + at),
      direction: 'in',
      amount,
      sender,
      ...(how > 16 && at < itemCount && { edi: item.number }),
    }
  })
  return { partners: Array.from({ length: partners }, (_, at) => `トリヒキ${at}サキ`), items, lines }
}

const senderOf = (partner: number) => `ﾄﾘﾋｷ${partner}ｻｷ`

/** Whole numbers below a bound, the same for the same seed. */
function picker(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** Writes what an organisation is owed, and the account 0001-001-ordinary-7654321 that it is paid into. */
export async function writeLedger(query: Query, ownerId: number, { partners, items }: LedgerSample): Promise<void> {
  await query('delete from bank_account where user_group_id = $1', [ownerId])
  await query(
    `insert into bank_account (user_group_id, bank_code, branch_code, kind, account_number, holder)
     values ($1, '0001', '001', 'ordinary', '7654321', 'ｶ)ﾂﾑｷﾞ')`,
    [ownerId],
  )
  await query(
    `with partner as (
       insert into user_group (kind, name) select 'brand', name from unnest($2::text[]) as name returning id, name),
     debtor as (select id, place from partner join unnest($2::text[]) with ordinality as known (name, place) using (name)),
     head as (
       insert into document (noun, issuer_id, receiver_id, author_id, status, issuer_name, receiver_name, line_rounding)
       select 'trade', $1::bigint, min(id), $1::bigint, 'draft', 'x', 'y', 'down' from partner returning id)
     insert into payable (document_id, part, debtor_id, creditor_id, number, currency, amount, issued_on, due_on)
     select head.id, row_number() over (), debtor.id, $1, item.number, 'JPY', item.amount, '2026-09-01', item.due_on
     from head, jsonb_to_recordset($3::jsonb) as item (partner int, number text, amount numeric, due_on date)
       join debtor on debtor.place = item.partner + 1`,
    [ownerId, partners, JSON.stringify(items)],
  )
}
