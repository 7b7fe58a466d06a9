import { createHash } from 'node:crypto'
import { contract, type JournalExport } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import {
  accountName,
  journalAccountKeys,
  journalAccounts,
  journalLines,
  type AccountNames,
} from '@tsumugi/domain/accounting'
import { encodeCsv } from '../../documents/spreadsheet/write-csv.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { accountSums, journalOfPeriod, unwritableNames } from './journal-of-period.ts'
import {
  accountNames,
  closedUntil,
  exportedFile,
  exportsOf,
  insertExport,
  keepAccountName,
  type ExportRow,
} from './journal-queries.ts'

export const journalRoutes = serve(contract.journals)({
  async show({ database, userGroupId }, { query }) {
    const [{ entries, omissions }, names, exports, closed] = await Promise.all([
      journalOfPeriod(database, { ...query, userGroupId }),
      accountNames(database),
      exportsOf(database, query.view),
      closedUntil(database, userGroupId),
    ])
    return {
      data: {
        count: entries.length,
        amount: sum(entries.map(({ amount }) => amount)),
        sums: accountSums(entries, names),
        omissions: omissions.slice(0, mostOmissions),
        unwritable: unwritableNames(entries),
        closedUntil: closed,
        accounts: namesReply(names),
        exports: exports.map((row) => ({
          ...exportReply(row),
          isOverlapping: row.from_on <= query.until && row.until_on >= query.from,
        })),
      },
    }
  },

  async export(request, { body: { journal: asked } }) {
    const { database, userGroupId } = request
    const { view, layout, from, until } = asked
    const [{ entries }, names] = await Promise.all([
      journalOfPeriod(database, { view, from, until, userGroupId }),
      accountNames(database),
    ])
    if (entries.length === 0) throw invalid({ code: 'journal_empty', field: 'journal.until' })
    const file = encodeCsv(journalLines(layout, entries, names), 'cp932')
    const made = await insertExport(request, {
      view,
      layout,
      from_on: from,
      until_on: until,
      entries: entries.length,
      amount: sum(entries.map(({ amount }) => amount)),
      file,
      sha256: createHash('sha256').update(file).digest('hex'),
    })
    const detail = { view, layout, from, until, entries: made.entries, amount: made.amount }
    await changed(request, { noun: 'journal', verb: 'exported', id: made.id, detail })
    return { data: exportReply(made) }
  },

  async file({ database }, { params }) {
    const made = await exportedFile(database, params.id)
    if (!made) throw notFound()
    const name = `${made.layout}-${made.view}-${made.from_on}-${made.until_on}.csv`
    return new Response(new Uint8Array(made.file), {
      headers: {
        'Content-Type': 'text/csv; charset=Shift_JIS',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    })
  },

  async nameAccounts(request, { body: { accounts } }) {
    const { database, userGroupId } = request
    const before = await accountNames(database)
    for (const { account, name } of accounts)
      await keepAccountName(database, userGroupId, { account, name: name === journalAccounts[account] ? '' : name })
    const after = await accountNames(database)
    const differing = journalAccountKeys.filter((key) => before[key] !== after[key])
    const changes = Object.fromEntries(
      differing.map((key) => [key, { before: accountName(key, before), after: accountName(key, after) }]),
    )
    if (differing.length === 0) nothingToDo(request)
    else await changed(request, { noun: 'journal', verb: 'set', id: null, changes })
    return { data: namesReply(after) }
  },
})

/** The most papers and settlements that a page says to be left out. */
const mostOmissions = 500

const namesReply = (names: AccountNames) =>
  journalAccountKeys.map((account) => ({ account, name: accountName(account, names), usual: journalAccounts[account] }))

const exportReply = (row: ExportRow): JournalExport => ({
  id: row.id,
  view: row.view,
  layout: row.layout,
  from: row.from_on,
  until: row.until_on,
  entries: row.entries,
  amount: row.amount,
  sha256: row.sha256,
  exportedBy: row.created_by_name,
  exportedAt: new Date(row.created_at).toISOString(),
})
