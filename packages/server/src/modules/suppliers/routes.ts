import { contract, paginate, type InputOf } from '@tsumugi/contract'
import { afterRelationStep, type AuditVerb } from '@tsumugi/domain'
import { limitsOf } from '../../database/page-limits.ts'
import { versionedUpdate } from '../../database/versioned-update.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { requestApproval, targetEdited } from '../approvals/public-face.ts'
import { partnerFor } from './begin-relation.ts'
import {
  insertRelation,
  pageOfCustomers,
  pageOfSuppliers,
  supplierDocumentsOf,
  supplierOf,
  termsNamed,
  updateRelation,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

/** Whom an organisation buys from: its own view of each partner (domain §3.1, group_relation). */
export const supplierRoutes = serve(contract.suppliers)({
  async list({ database, userGroupId }, { query }) {
    const { rows, count } = await pageOfSuppliers(database, userGroupId, query)
    const { page, limit } = limitsOf(query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async show(request, { params }) {
    const supplier = await ownSupplier(request, params.id)
    return {
      data: { ...supplier, documents: await supplierDocumentsOf(request.database, request.userGroupId, params.id) },
    }
  },

  async create(request, { body: { supplier } }) {
    const { database, userGroupId, accountId } = request
    await assertTerms(request, supplier.termsId)
    const partner_id = await partnerFor(request, supplier)
    const { id } = await insertRelation(database, userGroupId, {
      ...columnsOf(supplier),
      partner_id,
      created_by: accountId,
      updated_by: accountId,
    })
    return answered(request, id, 'created')
  },

  async update(request, { params, body: { supplier } }) {
    const { database, userGroupId } = request
    await ownSupplier(request, params.id)
    await assertTerms(request, supplier.termsId)
    const before = await recordBefore(request, 'supplier', params.id)
    await save(request, params.id, supplier.lockVersion, columnsOf(supplier))
    await targetEdited(request, { target: 'supplier', id: params.id })
    await changed(request, { noun: 'supplier', verb: 'updated', id: params.id, before })
    return { data: (await supplierOf(database, userGroupId, params.id))! }
  },

  async step(request, { params, body }) {
    const { status } = await ownSupplier(request, params.id)
    const asksApproval = request.asker.user.enabledFunctions.includes('approval_supplier')
    const mayStep = body.step !== 'approve' && body.step !== 'refuse'
    const next = mayStep ? afterRelationStep(status, body.step, asksApproval) : null
    if (!next) throw invalid({ code: 'not_transition', field: 'step', meta: { from: status, to: body.step } })
    const before = await recordBefore(request, 'supplier', params.id)
    await save(request, params.id, body.lockVersion, { status: next })
    if (next === 'pending_approval') await requestApproval(request, { target: 'supplier', id: params.id })
    return answered(request, params.id, done[body.step], before)
  },
})

/** Steps in the past tense, for the audit. */
const done = {
  activate: 'activated',
  approve: 'approved',
  refuse: 'refused',
  suspend: 'suspended',
  resume: 'resumed',
} as const

export const customerRoutes = serve(contract.customers)({
  async list({ database, userGroupId }, { query }) {
    const { rows, count } = await pageOfCustomers(database, userGroupId, query)
    const { page, limit } = limitsOf(query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },
})

async function ownSupplier({ database, userGroupId }: TenantRequest, id: number) {
  const supplier = await supplierOf(database, userGroupId, id)
  if (!supplier) throw notFound()
  return supplier
}

async function assertTerms(
  { database, userGroupId }: TenantRequest,
  termsId: number | null | undefined,
): Promise<void> {
  if (termsId && (await termsNamed(database, userGroupId, termsId)) === undefined)
    throw invalid({ code: 'not_found', field: 'supplier.termsId' })
}

function save(request: TenantRequest, id: number, lockVersion: number, values: Parameters<typeof updateRelation>[4]) {
  const { database, userGroupId, accountId } = request
  const current = () => supplierOf(database, userGroupId, id)
  const saved = updateRelation(database, userGroupId, id, lockVersion, { ...values, updated_by: accountId })
  return versionedUpdate(
    saved.then((row) => (row ? current() : undefined)),
    current,
    (row) => row,
  )
}

async function answered(request: TenantRequest, id: number, verb: AuditVerb, before?: RecordBefore) {
  await changed(request, { noun: 'supplier', verb, id, ...(before && { before }) })
  return { data: await ownSupplier(request, id) }
}

type Terms = Omit<InputOf<typeof contract.suppliers.update>['body']['supplier'], 'lockVersion'>

/** Undefined columns are left as they are. */
const columnsOf = (terms: Terms) => ({
  partner_code: terms.partnerCode === '' ? null : terms.partnerCode,
  terms_id: terms.termsId,
  currency: terms.currency,
  protected_subcontractor: terms.protectedSubcontractor,
  basic_contract_on: terms.basicContractOn,
  categories: terms.categories && [...new Set(terms.categories)],
  min_lot: terms.minLot,
  lead_days: terms.leadDays,
  rating: terms.rating,
  note: terms.note,
})
