import { contract, type NettingRecord } from '@tsumugi/contract'
import { compare, lesser } from '@tsumugi/domain'
import { allocate, netting } from '@tsumugi/domain/banking'
import { invalid, notFound, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { serve } from '../../../http/serve.ts'
import { changed } from '../../../records/changed.ts'
import { todayOf } from '../../../records/number-queries.ts'
import {
  answerNetting,
  holdNetting,
  insertNetting,
  nettingById,
  nettings,
  owedBothWays,
  type NettingRow,
} from './netting-queries.ts'
import { holdBetween, settle, type PayableRow } from '../payable-queries.ts'
import { freeOf } from './set-off.ts'

const answers = { agree: 'agreed', decline: 'declined', withdraw: 'withdrawn' } as const

export const nettingRoutes = serve(contract.nettings)({
  async list({ database, userGroupId }) {
    const rows = await nettings(database)
    const possible = await owedBothWays(database, userGroupId)
    return {
      data: {
        nettings: rows.map((row) => reply(row, userGroupId)),
        possible: possible.map(({ partner_id, partner_name, currency, amount }) => ({
          partner: { id: partner_id, name: partner_name },
          currency,
          amount,
        })),
      },
    }
  },

  async create(request, { body: { netting: asked } }) {
    const { database, userGroupId } = request
    const { amount } = netting(...(await bothWays(request, asked.partnerId, asked.currency)).items)
    if (compare(amount, '0') <= 0) throw invalid({ code: 'netting_nothing', field: 'netting.partnerId' })
    const row = await insertNetting(database, {
      proposer_id: userGroupId,
      partner_id: asked.partnerId,
      currency: asked.currency,
      amount,
      note: asked.note ?? '',
      proposed_on: await todayOf(database, userGroupId),
    })
    if (!row) throw invalid({ code: 'netting_waits', field: 'netting.partnerId' })
    const detail = { amount, currency: asked.currency }
    await changed(request, { noun: 'netting', verb: 'proposed', id: row.id, partnerId: asked.partnerId, detail })
    return { data: reply((await nettingById(database, row.id))!, userGroupId) }
  },

  async answer(request, { params, body }) {
    const { database, userGroupId } = request
    const row = await holdNetting(database, params.id)
    if (!row) throw notFound()
    const before = (await nettingById(database, params.id))!
    await orStale(row.lock_version === body.lockVersion, () => reply(before, userGroupId))
    if (row.status !== 'proposed') throw invalid({ code: 'proposal_answered' })
    const isProposer = row.proposer_id === userGroupId
    if (isProposer !== (body.answer === 'withdraw')) throw invalid({ code: 'transition_side' })
    if (body.answer === 'agree') await setOffBoth(request, before)
    const status = answers[body.answer]
    await answerNetting(database, row.id, status, await todayOf(database, userGroupId))
    await changed(request, {
      noun: 'netting',
      verb: 'proposal_answered',
      id: row.id,
      partnerId: isProposer ? row.partner_id : row.proposer_id,
      changes: { status: { before: row.status, after: status } },
    })
    return { data: reply((await nettingById(database, row.id))!, userGroupId) }
  },
})

/** What two partners owe each other and is free to be set off, locked. */
async function bothWays({ database, userGroupId }: TenantRequest, partnerId: number, currency: string) {
  const rows = (await holdBetween(database, userGroupId, partnerId, currency)).filter(
    (row) => compare(freeOf(row), '0') > 0,
  )
  const item = (row: PayableRow) => ({ id: String(row.id), open: freeOf(row), dueOn: row.due_on })
  const items = [
    rows.filter((row) => row.debtor_id === userGroupId).map(item),
    rows.filter((row) => row.debtor_id !== userGroupId).map(item),
  ] as const
  return { rows, items }
}

/** Both sides are cut by the same sum: what was proposed, or what is left of it by the day of consent. */
async function setOffBoth(request: TenantRequest, { proposer_id, partner_id, currency, amount }: NettingRow) {
  const { database, userGroupId, accountId } = request
  const other = proposer_id === userGroupId ? partner_id : proposer_id
  const { rows, items } = await bothWays(request, other, currency)
  const possible = lesser(netting(...items).amount, amount)
  if (compare(possible, '0') <= 0) throw invalid({ code: 'netting_nothing' })
  const settledOn = await todayOf(database, userGroupId)
  for (const side of items)
    for (const { id, amount: part } of allocate(possible, side).allocations) {
      const payable = rows.find((row) => String(row.id) === id)!
      await settle(database, { payable, kind: 'netting', amount: part, settledOn, userGroupId, accountId })
    }
}

const reply = (row: NettingRow, userGroupId: number): NettingRecord => ({
  id: row.id,
  partner:
    row.proposer_id === userGroupId
      ? { id: row.partner_id, name: row.partner_name }
      : { id: row.proposer_id, name: row.proposer_name },
  currency: row.currency,
  amount: row.amount,
  note: row.note,
  status: row.status,
  proposedOn: row.proposed_on,
  answeredOn: row.answered_on,
  isOurs: row.status === 'proposed' && row.proposer_id !== userGroupId,
  lockVersion: row.lock_version,
})
