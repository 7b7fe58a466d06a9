import type { QueueGroup, QueueItem } from '@tsumugi/contract'
import { addDays, compare, daysBetween, type DocumentNoun } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { askedApprovals, type AskedApproval } from './asked-approvals.ts'
import { turnsFor, type DocumentTurn } from './document-turns.ts'
import { askedChanges, mostOfEach, owedInvoices, waitingDocuments, type WaitingRow } from './queue-queries.ts'

/** Rows that a desk shows of each side; beyond them stand the lists. */
const shown = { ours: 20, theirs: 6 } as const
/** A document on the desk. */
export type DocumentItem = QueueItem & { readonly noun: DocumentNoun }

/** What the money of a line of yen comes to decides between equal days. */
const order: readonly QueueGroup[] = ['today', 'week', 'later', 'draft', 'theirs']

/** Whose turn it is: what waits for this organisation by its day and the money that stands still, then for its partners. */
export async function workQueue(request: TenantRequest, today: string) {
  const { database, userGroupId, asker } = request
  const kinds = turnsFor(asker.user)
  const nouns = kinds.map(({ noun }) => noun)
  const [rows, asked, approvals] = await Promise.all([
    waitingDocuments(database, userGroupId, kinds),
    askedChanges(database, userGroupId, nouns),
    askedApprovals(request, shown.ours),
  ])
  const answers = asked.map((row) => itemOf(row, asking(row.is_ours), today))
  // A change that is asked for stands in the place of its document.
  const answered = new Set(asked.map(({ id }) => id))
  const waiting = rows.flatMap((row) => {
    const turn = kinds
      .find(({ noun }) => noun === row.noun)!
      .turns.find((each) => each.status === row.status && each.author === row.author && each.side === row.side)
    return turn && !answered.has(row.id) ? [itemOf(row, turn, today)] : []
  })
  const owed = await owedInvoices(
    database,
    waiting.filter(isPaymentApproval).map(({ id }) => id),
  )
  const all = [...answers, ...waiting.filter((item) => !isPaymentApproval(item) || owed.has(item.id))].toSorted(
    byUrgency,
  )
  const cases = approvals.rows.map((row) => approvalItem(row, today))
  const ours = [...cases, ...all.filter(({ turn }) => turn === 'ours')].toSorted(byUrgency)
  const theirs = all.filter(({ turn }) => turn === 'theirs').toSorted((a, b) => b.waitingDays - a.waitingDays)
  return {
    items: [...ours.slice(0, shown.ours), ...theirs.slice(0, shown.theirs)],
    ours: ours.length + approvals.count - cases.length,
    theirs: theirs.length,
    isCapped: isCapped(rows),
    all,
  }
}

const isPaymentApproval = ({ noun, move }: QueueItem) => noun === 'invoice' && move === 'approve'

const asking = (isOurs: boolean) =>
  ({ turn: isOurs ? 'ours' : 'theirs', move: 'answer', isDraft: false }) satisfies Partial<DocumentTurn>

function itemOf(row: WaitingRow, turn: Pick<DocumentTurn, 'turn' | 'move' | 'isDraft'>, today: string): DocumentItem {
  return {
    id: row.id,
    noun: row.noun,
    number: row.number,
    title: row.title,
    partner: row.partner,
    move: turn.move,
    turn: turn.turn,
    group: groupOf(row, turn, today),
    currency: row.currency,
    amount: row.amount,
    quantity: row.quantity,
    dueOn: row.due_on,
    waitingDays: Math.max(0, daysBetween(row.moved_at.slice(0, 10), today)),
  }
}

/** The days of the open step; what it is about stands still for as much money as it says. */
const approvalItem = (row: AskedApproval, today: string): QueueItem => ({
  id: row.id,
  noun: 'approval',
  number: row.code,
  title: row.title,
  partner: row.requestedBy.name,
  move: 'approve',
  turn: 'ours',
  group: groupOf({ due_on: row.dueOn }, { turn: 'ours', isDraft: false }, today),
  currency: row.currency,
  amount: row.amount ?? '0',
  quantity: '0',
  dueOn: row.dueOn,
  waitingDays: Math.max(0, daysBetween(row.requestedAt.slice(0, 10), today)),
})

function groupOf(
  row: Pick<WaitingRow, 'due_on'>,
  { turn, isDraft }: Pick<DocumentTurn, 'turn' | 'isDraft'>,
  today: string,
): QueueGroup {
  if (turn === 'theirs') return 'theirs'
  if (isDraft) return 'draft'
  if (row.due_on === null || row.due_on > addDays(today, 7)) return 'later'
  return row.due_on <= today ? 'today' : 'week'
}

function byUrgency(one: QueueItem, other: QueueItem): number {
  return (
    order.indexOf(one.group) - order.indexOf(other.group) ||
    (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
    compare(other.amount, one.amount) ||
    other.waitingDays - one.waitingDays ||
    one.id - other.id
  )
}

/** Some status has as many as are looked at: there may be more. */
function isCapped(rows: readonly WaitingRow[]): boolean {
  const counts = new Map<string, number>()
  for (const { noun, side, status } of rows) {
    const key = `${noun} ${side} ${status}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count >= mostOfEach)
}
