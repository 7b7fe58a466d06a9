import { createHash } from 'node:crypto'
import { minus, type Decimal } from '@tsumugi/domain'
import { matchEntries, type Match, type Statement } from '@tsumugi/domain/banking'
import type { TenantRequest } from '../../http/request.ts'
import { openItems, type LedgerItem } from './item-queries.ts'
import { postEntry } from './post-entry.ts'
import { insertEntries, insertStatement, keepProposals, settleEntry } from './statement-queries.ts'

export interface Imported {
  readonly statementIds: number[]
  readonly fresh: number
  readonly repeated: number
  readonly posted: number
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

/** Writes the statements of a file and posts what is sure; lines that are known already change nothing (trade-law A6). */
export async function importStatements(
  request: TenantRequest,
  statements: readonly Statement[],
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Imported> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const done = { statementIds: [] as number[], fresh: 0, repeated: 0, posted: 0 }
  for (const statement of statements) {
    const { id } = await insertStatement(request, { statement, name, sha256 })
    const made = await insertEntries(request, id, statement.currency, statement.entries)
    done.statementIds.push(id)
    done.fresh += made.size
    done.repeated += statement.entries.length - made.size
    if (made.size > 0) done.posted += await matchFresh(request, statement, made)
  }
  return done
}

async function matchFresh(
  request: TenantRequest,
  statement: Statement,
  made: ReadonlyMap<string, number>,
): Promise<number> {
  const { items, partners } = await openItems(request)
  const entries = statement.entries.filter(({ key, isCancelled }) => made.has(key) && !isCancelled)
  const matches = matchEntries({ entries, currency: statement.currency, items, partners, fees: usualFees })
  const byId = new Map(items.map((item) => [item.id, item]))
  const sure = matches.filter(({ outcome }) => outcome === 'post')
  const undecided = matches.filter(({ outcome }) => outcome !== 'post')
  await keepProposals(
    request.database,
    undecided.map((match) => ({ id: made.get(match.entry.key)!, match })),
  )
  // In the order in which all writers lock.
  for (const match of sure.toSorted(byFirstItem)) await post(request, match, made.get(match.entry.key)!, byId)
  return sure.length
}

const byFirstItem = (one: Match, other: Match) => ((one.items[0]?.id ?? '') < (other.items[0]?.id ?? '') ? -1 : 1)

async function post(request: TenantRequest, match: Match, entryId: number, byId: ReadonlyMap<string, LedgerItem>) {
  const { entry, rule, items } = match
  const line = {
    entryId,
    bookedOn: entry.bookedOn,
    amount: entry.amount,
    text: entry.senderName || entry.text,
    fee: '0',
  }
  const left = await postEntry(
    request,
    line,
    items.map(({ id }) => byId.get(id)!),
  )
  await settleEntry(request.database, entryId, { status: 'posted', rule, difference: minus('0', left) })
}
