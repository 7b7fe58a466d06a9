import { contract, paginate, type PaymentCandidate } from '@tsumugi/contract'
import { compare, toBankDay } from '@tsumugi/domain'
import {
  accountNumberLength,
  checkBankAccount,
  checkHolderName,
  firstPayday,
  hasBankingErrors,
} from '@tsumugi/domain/banking'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { happenedOn } from '../../records/happened-on.ts'
import { todayOf } from '../../records/number-queries.ts'
import { owedBy } from '../payables/public-face.ts'
import { askApproval } from './approval/run-approval.ts'
import { keepAccount, keptAccounts, lastConsignorCode, ownAccounts, partnerNames, payeesOf } from './account-queries.ts'
import { exclusionOf, gather, payableNow } from './gather.ts'
import { movePayments, moveRun } from './moves.ts'
import { fileOf, holdRun, holdRunOfPayment, paymentsOf, runById, runPage, touchRun } from './run-queries.ts'
import { headReply, runReply } from './run-reply.ts'
import { masked } from './transfer-file.ts'

/** The most open payables that are offered at once, the earliest due first. */
const mostCandidates = 2000

export const paymentRunRoutes = serve(contract.paymentRuns)({
  async list({ database }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, total } = await runPage(database, { limit, offset })
    const payments = await paymentsOf(
      database,
      rows.map(({ id }) => id),
    )
    return {
      data: rows.map((run) =>
        headReply(
          run,
          payments.filter(({ run_id }) => run_id === run.id),
        ),
      ),
      pagination: paginate(total, page, limit),
    }
  },

  show: async (request, { params }) => ({ data: await runReply(request, params.id) }),

  async candidates(request, { query }) {
    const { database, userGroupId } = request
    const [today, accounts, consignorCode, owed] = await Promise.all([
      todayOf(database, userGroupId),
      ownAccounts(database, userGroupId),
      lastConsignorCode(database),
      owedBy(database, userGroupId, mostCandidates),
    ])
    return {
      data: {
        today,
        firstPayday: firstPayday(today),
        accounts: accounts.map(masked),
        consignorCode,
        candidates: await candidatesOf(request, owed, query.payOn ?? firstPayday(today)),
      },
    }
  },

  create: async (request, { body }) => ({ data: await runReply(request, await gather(request, body.paymentRun)) }),

  async move(request, { params, body }) {
    const run = await holdRun(request.database, params.id)
    if (!run) throw notFound()
    await orStale(run.lock_version === body.lockVersion, () => runReply(request, run.id))
    await moveRun(request, run, body.transition, { reason: body.reason, on: body.executedOn })
    return { data: await runReply(request, run.id) }
  },

  async requestApproval(request, { params, body: { approval } }) {
    const run = await holdRun(request.database, params.id)
    if (!run) throw notFound()
    await orStale(run.lock_version === approval.lockVersion, () => runReply(request, run.id))
    await askApproval(request, run, await paymentsOf(request.database, [run.id]), approval.note)
    return { data: await runReply(request, run.id) }
  },

  async file({ database }, { params }) {
    const run = await runById(database, params.id)
    const bytes = run && (await fileOf(database, run.id))
    if (!bytes) throw notFound()
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${run.number}.txt"`,
        'Cache-Control': 'private, no-store',
      },
    })
  },
})

async function candidatesOf(
  request: TenantRequest,
  rows: Awaited<ReturnType<typeof owedBy>>,
  payOn: string,
): Promise<PaymentCandidate[]> {
  const payees = rows.map(({ creditor_id }) => creditor_id)
  const { names, accounts } = await payeesOf(request, payees)
  return rows.map((row) => {
    const amount = payableNow(row)
    return {
      payableId: row.id,
      number: row.number,
      payee: { id: row.creditor_id, name: names.get(row.creditor_id) ?? '' },
      dueOn: row.due_on,
      payOn: toBankDay(row.due_on, 'previous'),
      legalOn: row.legal_on,
      receivedOn: row.received_on,
      invoiced: row.amount,
      cleared: row.cleared,
      paid: row.paid,
      amount: compare(amount, '0') > 0 ? amount : '0',
      held: row.held,
      isProtected: row.is_protected,
      hasAccount: accounts.has(row.creditor_id),
      excluded: exclusionOf(row, payOn),
    }
  })
}

export const paymentRoutes = serve(contract.payments)({
  async decide(request, { params, body }) {
    const { database } = request
    const run = await holdRunOfPayment(database, params.id)
    if (!run) throw notFound()
    const payment = (await paymentsOf(database, [run.id])).find(({ id }) => id === params.id)!
    const from = { fail: ['exported'], return: ['executed', 'reconciled'] }[body.outcome]
    if (!from.includes(payment.status)) throw invalid({ code: 'transition_status' })
    const on = await happenedOn(request, body.happenedOn, 'happenedOn')
    await movePayments(request, run.id, [payment], body.outcome, { reason: body.reason, on })
    await touchRun(database, run.id)
    await changed(request, {
      noun: 'payment_run',
      verb: 'moved',
      id: run.id,
      changes: { status: { before: payment.status, after: body.outcome } },
      detail: { number: run.number, payee: payment.payee_name, reason: body.reason },
    })
    return { data: await runReply(request, run.id) }
  },
})

export const payeeAccountRoutes = serve(contract.payeeAccounts)({
  async list(request) {
    const rows = await keptAccounts(request.database)
    const names = await partnerNames(
      request,
      rows.map(({ partner_id }) => partner_id),
    )
    return {
      data: rows.map(({ partner_id, account, updated_on }) => ({
        partner: { id: partner_id, name: names.get(partner_id) ?? '' },
        account: masked(account),
        updatedOn: updated_on,
      })),
    }
  },

  async set(request, { params, body: { account } }) {
    const { userGroupId, accountId } = request
    const { partnerId } = params
    const name = (await partnerNames(request, [partnerId])).get(partnerId)
    if (name === undefined) throw notFound()
    const kept = { ...account, accountNumber: account.accountNumber.padStart(accountNumberLength, '0') }
    const findings = [
      ...checkBankAccount(kept, 'account', 'payee'),
      ...checkHolderName(kept.holder, 'payee', 'account.holder').findings,
    ]
    if (hasBankingErrors(findings)) {
      const { field, code } = findings.find(({ level }) => level === 'error')!
      throw invalid({ code: 'bank_account_fault', field: field ?? 'account', meta: { code } })
    }
    await keepAccount(request.database, { userGroupId, accountId, partnerId, kept })
    const changes = { account: { before: null, after: masked(kept).accountNumber } }
    await changed(request, { noun: 'payee_account', verb: 'set', id: partnerId, changes, detail: { partner: name } })
    return { data: { partnerId, account: masked(kept) } }
  },
})
