import { contract, type VendorConsumeLedger } from '@tsumugi/contract'
import { compare, negated, sum } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { closeUsedUp, holdList, listOf, updateList } from '../vendor-packing-lists/public-face.ts'
import { vendorNamed } from '../vendors/public-face.ts'
import { consumesById, consumesOf, rollOf, insertConsume, isWritten, seesTargets, targetsOf } from './queries.ts'

interface Place {
  readonly vendor: string
  readonly id: number
}

/** What is used of rolls (domain §3.13), per contract and phase: a ledger that only grows, and never beyond a roll. */
export const vendorMaterialConsumeRoutes = serve(contract.vendorMaterialConsumes)({
  async list(request, { params }) {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    return { data: await ledgerOf(request, { vendorId, id: params.id }) }
  },

  async targets(request, { params }) {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    const [, data] = await Promise.all([ledgerOf(request, { vendorId, id: params.id }), targetsOf(request.database)])
    return { data }
  },

  async create(request, { params, body: { materialConsume: use } }) {
    const list = await arrivedList(request, params)
    if (await isWritten(request.database, use.key)) nothingToDo(request)
    else {
      if (list.status !== 'confirmed') throw invalid({ code: 'packing_list_status' })
      await write(request, list.id, use)
      await closeUsedUp(request.database, list.id)
      const detail = { quantity: use.quantity, loss: use.loss ?? '0' }
      await changed(request, { noun: 'vendor_packing_list', verb: 'consumption_recorded', id: list.id, detail })
    }
    return { data: await ledgerOf(request, list) }
  },

  async reverse(request, { params, body: { ids } }) {
    const { database, userGroupId, accountId } = request
    const list = await arrivedList(request, params)
    const uses = await consumesById(database, list.id, ids)
    if (uses.length !== ids.length) throw notFound()
    const consumedOn = await todayOf(database, userGroupId)
    for (const use of uses) {
      const back = { quantity: negated(use.quantity), loss: negated(use.loss), consumedOn, note: null, key: null }
      const of = { lineId: use.line_id, contractId: use.contract_id, phaseId: use.phase_id, reversesId: use.id }
      const isDone =
        use.reverses_id === null && (await insertConsume(database, { userGroupId, accountId, ...of, ...back }))
      if (!isDone) throw invalid({ code: 'reversal_final', field: 'ids' })
    }
    if (list.status === 'consumed') await updateList(database, list.id, { status: 'confirmed' })
    const detail = { entries: uses.length }
    await changed(request, { noun: 'vendor_packing_list', verb: 'consumption_reversed', id: list.id, detail })
    return { data: await ledgerOf(request, list) }
  },
})

async function ledgerOf(
  { database }: TenantRequest,
  { vendorId, id }: { readonly vendorId: number; readonly id: number },
): Promise<VendorConsumeLedger> {
  const [list, consumes] = await Promise.all([listOf(database, vendorId, id), consumesOf(database, id)])
  if (!list) throw notFound()
  return { list, consumes }
}

/** The list, held: what is used of it is written one after another. @throws Refusal 404, 422 `packing_list_status` */
async function arrivedList(request: TenantRequest, { vendor, id }: Place) {
  const { id: vendorId } = await vendorNamed(request, vendor)
  const held = await holdList(request.database, vendorId, id)
  if (!held) throw notFound()
  if (held.status === 'draft') throw invalid({ code: 'packing_list_status' })
  return { ...held, vendorId }
}

interface Use {
  readonly key: string
  readonly lineId: number
  readonly contractId?: number | null | undefined
  readonly phaseId?: number | null | undefined
  readonly quantity: string
  readonly loss?: string | undefined
  readonly consumedOn?: string | undefined
  readonly note?: string | null | undefined
}

/** One use of one roll. @throws Refusal 404, 422 `missing` and `roll_short` */
async function write(request: TenantRequest, listId: number, use: Use): Promise<void> {
  const { database, userGroupId, accountId } = request
  const { key, lineId, quantity, contractId = null, phaseId = null, loss = '0', note = null } = use
  await assertTarget(request, { contractId, phaseId })
  const taken = sum([quantity, loss])
  if (compare(taken, '0') <= 0) throw invalid({ code: 'missing', field: 'materialConsume.quantity' })
  const roll = await rollOf(database, listId, lineId)
  if (!roll) throw notFound()
  if (compare(taken, roll.left) > 0)
    throw invalid({ code: 'roll_short', field: 'materialConsume.quantity', meta: { left: roll.left } })
  const consumedOn = use.consumedOn ?? (await todayOf(database, userGroupId))
  const of = { userGroupId, accountId, lineId, key, contractId, phaseId, reversesId: null }
  await insertConsume(database, { ...of, quantity, loss, consumedOn, note: note || null })
}

type Target = Parameters<typeof seesTargets>[1]

async function assertTarget({ database }: TenantRequest, target: Target): Promise<void> {
  if (target.contractId === null && target.phaseId === null)
    throw invalid({ code: 'missing', field: 'materialConsume.contractId' })
  const sees = await seesTargets(database, target)
  if (!sees.contract || !sees.phase) throw notFound()
}
