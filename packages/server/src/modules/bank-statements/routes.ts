import { contract, paginate, type BankStatement, type BankStatementHead, type InputOf } from '@tsumugi/contract'
import { compare, minus, sum } from '@tsumugi/domain'
import { accountKey } from '@tsumugi/domain/banking'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { nothingToDo } from '../../http/assert-audited.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import { ownAccounts } from '../payment-runs/public-face.ts'
import { importStatements } from './import-statement.ts'
import { openItems, type LedgerItem } from './item-queries.ts'
import { postEntry } from './post-entry.ts'
import { readStatements, smallFile, type StatementFile, type StatementsOfFile } from './read-statement.ts'
import {
  entriesOf,
  holdEntry,
  learnSigns,
  paidBy,
  rememberColumns,
  rememberedColumns,
  settleEntry,
  statementPage,
  type EntryRow,
  type StatementRow,
} from './statement-queries.ts'

/** The most lines and open items that a page is sent. */
const mostShown = 2000

interface PreparedStatement {
  readonly file: StatementFile
  readonly read: StatementsOfFile
}

/** What of the ledger a file is read with; the file itself is read on a thread, for it may be long. */
const fileOf =
  ({ body: { bankStatement: asked } }: InputOf<(typeof contract)['bankStatements']['add']>) =>
  async ({ database, userGroupId }: TenantRequest): Promise<StatementFile> => {
    const own = await ownAccounts(database, userGroupId)
    const account = asked.account === undefined ? undefined : own[asked.account]
    const remembered = account ? await rememberedColumns(database, accountKey(account)) : null
    return {
      bytes: new Uint8Array(Buffer.from(asked.content, 'base64')),
      today: await todayOf(database, userGroupId),
      own,
      account,
      columns: (asked.columns ? { ...asked.columns, titles: [] } : remembered) as never,
    }
  }

export const bankStatementRoutes = serve(
  contract.bankStatements,
  {},
  {
    async add(input, inOwn): Promise<PreparedStatement> {
      const file = await inOwn(fileOf(input))
      const isSmall = file.bytes.byteLength <= smallFile
      return { file, read: isSmall ? readStatements(file) : await slowWork('read_statement', file) }
    },
  },
)({
  async list({ database }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, total } = await statementPage(database, { limit, offset })
    return { data: rows.map(headReply), pagination: paginate(total, page, limit) }
  },

  show: async (request, { params }) => ({ data: await statementReply(request, params.id) }),

  async columns({ database, userGroupId }, { query }) {
    const account = (await ownAccounts(database, userGroupId))[query.account]
    if (!account) throw invalid({ code: 'not_found', field: 'account' })
    return { data: (await rememberedColumns(database, accountKey(account))) as never }
  },

  async add(request, { body: { bankStatement: asked } }) {
    const { file, read } = request.prepared as PreparedStatement
    const { bytes, account } = file
    if (read.columns && account) await rememberColumns(request, accountKey(account), read.columns)
    const imported = await importStatements(request, read.statements, { name: asked.name, bytes })
    const detail = { name: asked.name, lines: imported.fresh, posted: imported.posted }
    if (imported.fresh === 0) nothingToDo(request)
    else
      await changed(request, { noun: 'bank_statement', verb: 'created', id: imported.statementIds[0] ?? null, detail })
    return { data: imported }
  },
})

export const bankEntryRoutes = serve(contract.bankEntries)({
  async match(request, { params, body }) {
    const entry = await openEntry(request, params.id, body.lockVersion)
    const { items } = await openItems(request)
    const chosen = body.items.map((key, at) => {
      const item = items.find(({ id, direction }) => id === key && direction === entry.direction)
      if (!item || item.currency !== entry.currency) throw invalid({ code: 'entry_item_gone', field: `items.${at}` })
      return item
    })
    if (new Set(chosen.map(({ partner }) => partner)).size > 1)
      throw invalid({ code: 'entry_partners', field: 'items' })
    const fee = feeOf(entry, chosen)
    const line = { entryId: entry.id, bookedOn: entry.booked_on, amount: entry.amount, text: entry.sender_name, fee }
    const left = await postEntry(request, line, chosen)
    const difference = compare(fee, '0') > 0 ? fee : minus('0', left)
    await settleEntry(request.database, entry.id, { status: 'posted', difference })
    await learnSigns(request, Number(chosen[0]!.partner), entry)
    await told(request, entry, 'posted')
    return { data: await statementReply(request, entry.statement_id) }
  },

  async ignore(request, { params, body }) {
    const entry = await openEntry(request, params.id, body.lockVersion)
    const { reason } = body
    await settleEntry(request.database, entry.id, { status: 'ignored', difference: '0', reason })
    await told(request, entry, 'ignored')
    return { data: await statementReply(request, entry.statement_id) }
  },
})

/** The fee that was found to be taken off, where just those items are confirmed. */
function feeOf(entry: EntryRow, chosen: readonly LedgerItem[]): string {
  const open = sum(chosen.map((item) => item.open))
  const isFound = entry.status === 'confirm' && compare(minus(open, entry.amount), entry.difference) === 0
  return isFound && compare(entry.difference, '0') > 0 ? entry.difference : '0'
}

async function openEntry(request: TenantRequest, id: number, lockVersion: number): Promise<EntryRow> {
  const entry = await holdEntry(request.database, id)
  if (!entry) throw notFound()
  await orStale(entry.lock_version === lockVersion, () => statementReply(request, entry.statement_id))
  if (!['confirm', 'tie', 'manual'].includes(entry.status)) throw invalid({ code: 'transition_status' })
  return entry
}

const told = (request: TenantRequest, entry: EntryRow, status: string) =>
  changed(request, {
    noun: 'bank_statement',
    verb: 'moved',
    id: entry.statement_id,
    changes: { status: { before: entry.status, after: status } },
    detail: { amount: entry.amount, sender: entry.sender_name },
  })

const headReply = (row: StatementRow): BankStatementHead => ({
  id: row.id,
  name: row.name,
  format: row.format,
  account: maskedKey(row.account),
  currency: row.currency,
  opening: row.opening,
  closing: row.closing,
  from: row.from_on,
  to: row.to_on,
  importedAt: new Date(row.created_at).toISOString(),
  importedBy: row.created_by_name,
  entries: row.entries,
  posted: row.posted,
  waiting: row.waiting,
})

async function statementReply(request: TenantRequest, id: number): Promise<BankStatement> {
  const { database } = request
  const [{ rows }, entries, paid] = await Promise.all([
    statementPage(database, { id, limit: 1, offset: 0 }),
    entriesOf(database, id, mostShown),
    paidBy(database, id),
  ])
  const [head] = rows
  if (!head) throw notFound()
  const { items } = head.waiting > 0 ? await openItems(request) : { items: [] }
  const byId = new Map(items.map((item) => [item.id, item]))
  return {
    ...headReply(head),
    lines: entries.map((entry) => lineReply(entry, paid, byId)),
    items: items
      .filter(({ currency }) => currency === head.currency)
      .slice(0, mostShown)
      .map((item) => ({ ...shownItem(item), direction: item.direction })),
  }
}

const shownItem = (item: LedgerItem) => ({
  key: item.id,
  partner: item.partnerName,
  number: item.invoiceNumber || null,
  open: item.open,
  dueOn: item.dueOn,
})

/** A line with what may be paid by it, and what was. */
const lineReply = (
  entry: EntryRow,
  paid: Awaited<ReturnType<typeof paidBy>>,
  byId: ReadonlyMap<LedgerItem['id'], LedgerItem>,
): BankStatement['lines'][number] => ({
  id: entry.id,
  bookedOn: entry.booked_on,
  direction: entry.direction,
  currency: entry.currency,
  amount: entry.amount,
  senderName: entry.sender_name,
  text: entry.text,
  status: entry.status,
  rule: entry.rule,
  difference: entry.difference,
  isFeeForbidden: entry.is_fee_forbidden,
  // What was paid by another line since is no choice any more.
  choices: entry.choices
    .map((choice) => choice.flatMap((key) => byId.get(key) ?? []))
    .filter((choice) => choice.length > 0)
    .map((choice) => choice.map(shownItem)),
  paid: paid.filter(({ entry_id }) => entry_id === entry.id).map(({ number, amount }) => ({ number, amount })),
  reason: entry.reason,
  lockVersion: entry.lock_version,
})

/** Of an account only the last three signs are shown. */
function maskedKey(account: string): string {
  const at = account.lastIndexOf('-') + 1
  return account.slice(0, at) + account.slice(at).replace(/.(?=.{3})/g, '*')
}
