import { contract, type InputOf, type Phase } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { invalid, notFound, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { productionChanged } from './load-production.ts'
import {
  copySkus,
  deletePhase,
  endSharesOfOthers,
  holdPhase,
  insertPhase,
  makerOf,
  phaseOf,
  updatePhase,
  usesOfPhase,
  type PhaseRow,
} from './queries/phase-queries.ts'
import { holdProductions } from './queries/production-queries.ts'
import { shareesOf } from './queries/write-queries.ts'

type Inputs = (typeof contract)['phases']

export const phaseRoutes = serve(contract.phases)({
  async show(request, { params }) {
    return { data: await loadPhase(request, params.id) }
  },
  create: createPhase,
  update: changePhase,
  delete: removePhase,
})

async function loadPhase({ database, userGroupId }: TenantRequest, id: number) {
  const row = await phaseOf(database, userGroupId, id)
  if (!row) throw notFound()
  const side: 'owner' | 'partner' = row.user_group_id === userGroupId ? 'owner' : 'partner'
  return { ...row.phase, side, styleNo: row.style_no, productionName: row.production_name, season: row.season }
}

/** A phase of the organisation's own, held until the transaction ends. */
export async function heldPhase({ database, userGroupId }: TenantRequest, id: number): Promise<PhaseRow> {
  if (!(await holdPhase(database, userGroupId, id))) throw notFound()
  return (await phaseOf(database, userGroupId, id))!
}

async function createPhase(request: TenantRequest, input: InputOf<Inputs['create']>) {
  return { data: await loadPhase(request, await addPhase(request, input)) }
}

type NewPhase = Pick<InputOf<Inputs['create']>, 'params' | 'body'>

/** Adds one after the last; answers its id. */
export async function addPhase(request: TenantRequest, { params, body }: NewPhase): Promise<number> {
  const { database, userGroupId, accountId } = request
  const { copyOf, ...values } = body.phase
  const [production] = await holdProductions(database, userGroupId, [params.productionId])
  if (!production) throw notFound()
  await assertMaker(request, values.supplierGroupId)
  if (copyOf) {
    const source = await phaseOf(database, userGroupId, copyOf.phaseId)
    if (source?.production_id !== production.id) throw invalid({ code: 'not_found', field: 'phase.copyOf.phaseId' })
  }
  const id = await insertPhase(database, userGroupId, accountId, production.id, values)
  if (copyOf) await copySkus(database, copyOf.phaseId, id, copyOf.quantities)
  await productionChanged(request, production.id, { noun: 'phase', verb: 'created', id, detail: { kind: values.kind } })
  return id
}

type UpdateInput = Pick<InputOf<Inputs['update']>, 'params' | 'body'>

export async function changePhase(request: TenantRequest, { params, body }: UpdateInput) {
  const { database, accountId } = request
  const { lockVersion, ...values } = body.phase
  const before = await heldPhase(request, params.id)
  await orStale(before.lock_version === lockVersion, () => loadPhase(request, params.id))
  const isElsewhere = values.supplierGroupId !== undefined && values.supplierGroupId !== before.supplier_group_id
  const isRepriced = values.currency !== undefined && values.currency !== before.phase.currency
  if (before.frozen_at !== null && (isElsewhere || isRepriced))
    throw invalid({ code: 'quantities_frozen', field: isElsewhere ? 'phase.supplierGroupId' : 'phase.currency' })
  if (isElsewhere) await assertMaker(request, values.supplierGroupId)
  const sharees = await shareesOf(database, before.production_id)
  await updatePhase(database, params.id, accountId, values)
  if (isElsewhere) await endSharesOfOthers(database, params.id)
  const after = await phaseOf(database, request.userGroupId, params.id)
  const changes = fieldChanges(inWords(before.phase), inWords(after!.phase))
  const change = { noun: 'phase', verb: 'updated', id: params.id, changes } as const
  await productionChanged(request, before.production_id, change, sharees)
  return { data: await loadPhase(request, params.id) }
}

const inWords = ({ kind, supplier, deliveryDue, currency }: Phase) => ({
  kind,
  supplier: supplier?.name ?? null,
  deliveryDue,
  currency,
})

export async function removePhase(request: TenantRequest, { params }: Pick<InputOf<Inputs['delete']>, 'params'>) {
  const before = await heldPhase(request, params.id)
  if (before.frozen_at !== null) throw new Refusal(409, [{ code: 'quantities_frozen' }])
  const count = await request.asSystem((system) => usesOfPhase(system, params.id))
  if (count > 0) throw new Refusal(409, [{ code: 'production_in_use', meta: { count } }])
  const sharees = await shareesOf(request.database, before.production_id)
  await deletePhase(request.database, params.id)
  const detail = { kind: before.phase.kind, quantity: before.phase.orderQuantity }
  await productionChanged(
    request,
    before.production_id,
    { noun: 'phase', verb: 'deleted', id: params.id, detail },
    sharees,
  )
  return null
}

async function assertMaker({ database, userGroupId }: TenantRequest, id: number | null | undefined): Promise<void> {
  if (id && !(await makerOf(database, userGroupId, id)))
    throw invalid({ code: 'partner_unknown', field: 'phase.supplierGroupId' })
}
