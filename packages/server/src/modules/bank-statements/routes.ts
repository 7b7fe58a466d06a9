import { contract, paginate, type BankStatement, type BankStatementHead, type InputOf } from '@tsumugi/contract'
import { compare, minus, sum } from '@tsumugi/domain'
import { accountKey, type CsvColumns } from '@tsumugi/domain/banking'
import { documentLimit, limitsOf, type PageRequest } from '../../database/page-limits.ts'
import { nameOf, spooledPath } from '../../files/uploads/spooled-file.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import { insertReceipt } from '../payables/public-face.ts'
import { ownAccounts } from '../payment-runs/public-face.ts'
import { bringStatements, finishImport, type BroughtStatements } from './import/import-statement.ts'
import { packedPlace, type PackedFile, type StatementPlace } from './import/pack-statement.ts'
import { smallFile } from './import/read-statement.ts'
import { holdItems } from './hold-items.ts'
import { itemsByKey, type LedgerItem } from './item-queries.ts'
import { isMeant } from './meant-items.ts'
import { postEntry } from './post-entry.ts'
import {
  entriesOf,
  entryById,
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

/** The most lines of a page, and open items that are sent. */
const mostShown = 200

type AddInput = InputOf<(typeof contract)['bankStatements']['add']>

/** What of the ledger a file is read with. */
const placeOf =
  ({ body }: AddInput) =>
  async ({ database, userGroupId }: TenantRequest): Promise<StatementPlace> => {
    const own = await ownAccounts(database, userGroupId)
    const account = body.account === undefined ? undefined : own[body.account]
    const remembered = account ? await rememberedColumns(database, accountKey(account)) : null
    return {
      path: spooledPath(body.file),
      today: await todayOf(database, userGroupId),
      own,
      account,
      columns: body.columns ? { ...(body.columns as Omit<CsvColumns, 'titles'>), titles: [] } : remembered,
    }
  }

interface PreparedImport extends BroughtStatements {
  readonly place: StatementPlace
  readonly read: PackedFile
}

export const bankStatementRoutes = serve(
  contract.bankStatements,
  {},
  {
    /** Outside a transaction: a long file is read and matched on threads, and written in short pieces. */
    async add(input, inOwn): Promise<PreparedImport> {
      const { file } = input.body
      const place = await inOwn(placeOf(input))
      const read = file.size <= smallFile ? await packedPlace(place) : await slowWork('read_statement', place)
      return { place, read, ...(await bringStatements(inOwn, read, nameOf(file.name))) }
    },
  },
)({
  async list({ database }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, total } = await statementPage(database, { limit, offset })
    return { data: rows.map(headReply), pagination: paginate(total, page, limit) }
  },

  show: async (request, { params, query }) => ({ data: await statementReply(request, params.id, query) }),

  async columns({ database, userGroupId }, { query }) {
    const account = (await ownAccounts(database, userGroupId))[query.account]
    if (!account) throw invalid({ code: 'not_found', field: 'account' })
    return { data: (await rememberedColumns(database, accountKey(account))) as never }
  },

  async add(request, { body: { file } }) {
    const { place, read, ...brought } = request.prepared as PreparedImport
    if (read.columns && place.account) await rememberColumns(request, accountKey(place.account), read.columns)
    const imported = await finishImport(request, brought)
    const detail = { name: nameOf(file.name), lines: imported.fresh, posted: imported.posted }
    if (imported.fresh === 0) nothingToDo(request)
    else
      await changed(request, { noun: 'bank_statement', verb: 'created', id: imported.statementIds[0] ?? null, detail })
    return { data: imported }
  },
})

export const bankEntryRoutes = serve(contract.bankEntries)({
  async items(request, { params, query }) {
    const entry = await entryById(request.database, params.id)
    if (!entry) throw notFound()
    const open = (await itemsByKey(request)).filter(
      (item) => isPayable(item, entry) && isMeant(item, query.search ?? ''),
    )
    return { data: { items: open.slice(0, mostShown).map(shownItem), total: open.length } }
  },

  async match(request, { params, body }) {
    const entry = await openEntry(request, params.id, body.lockVersion)
    // Held before they are read: what another line pays meanwhile is open no more.
    await holdItems(request.database, body.items)
    const items = await itemsByKey(request, body.items)
    const chosen = body.items.map((key, at) => {
      const item = items.find((each) => each.id === key && isPayable(each, entry))
      if (!item) throw invalid({ code: 'entry_item_gone', field: `items.${at}` })
      return item
    })
    if (new Set(chosen.map(({ partner }) => partner)).size > 1)
      throw invalid({ code: 'entry_partners', field: 'items' })
    const fee = feeOf(entry, chosen)
    const line = { entryId: entry.id, bookedOn: entry.booked_on, amount: entry.amount, text: entry.sender_name, fee }
    const left = await postEntry(request, line, chosen)
    await keepRest(request, entry, Number(chosen[0]!.partner), left, body.keepRest ?? false)
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

/** What came in beyond the items is the partner's, once a person says so; what went out beyond them is paid ahead. */
async function keepRest(request: TenantRequest, entry: EntryRow, partnerId: number, rest: string, isKept: boolean) {
  if (entry.direction === 'out' || compare(rest, '0') <= 0) return
  if (!isKept) throw invalid({ code: 'receipt_rest', field: 'items', meta: { rest } })
  const { currency, booked_on: receivedOn, id: entryId } = entry
  const note = entry.sender_name || entry.text
  await insertReceipt(request, { partnerId, currency, amount: rest, receivedOn, method: 'bank', note, entryId })
}

const isPayable = (item: LedgerItem, { direction, currency }: EntryRow) =>
  item.direction === direction && item.currency === currency

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
  isUnfinished: row.is_unfinished,
})

async function statementReply(request: TenantRequest, id: number, asked: PageRequest = {}): Promise<BankStatement> {
  const { database } = request
  const { page, limit, offset } = limitsOf(asked, mostShown)
  const [{ rows }, entries] = await Promise.all([
    statementPage(database, { id, limit: 1, offset: 0 }),
    entriesOf(database, id, { limit, offset }),
  ])
  const [head] = rows
  if (!head) throw notFound()
  const ids = entries.map((entry) => entry.id)
  const keys = new Set(entries.flatMap(({ choices }) => choices.flat()))
  const [paid, items] = await Promise.all([paidBy(database, ids), itemsByKey(request, [...keys])])
  const byId = new Map(items.map((item) => [item.id, item]))
  const total = head.is_unfinished ? 0 : head.entries
  return {
    ...headReply(head),
    lines: entries.map((entry) => lineReply(entry, paid, byId)),
    pagination: paginate(total, page, limit),
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
  status: entry.status as Exclude<EntryRow['status'], 'read'>,
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
