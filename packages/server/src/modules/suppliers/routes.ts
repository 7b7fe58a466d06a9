import { contract, paginate, type InputOf } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { targetEdited } from '../approvals/public-face.ts'
import { partnerFor } from './begin-relation.ts'
import { moveRelation, ownSupplier, saveRelation } from './move-relation.ts'
import {
  insertRelation,
  pageOfCustomers,
  pageOfSuppliers,
  supplierDocumentsOf,
  supplierOf,
  termsNamed,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

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
    await saveRelation(request, params.id, supplier.lockVersion, columnsOf(supplier))
    await targetEdited(request, { target: 'supplier', id: params.id })
    await changed(request, { noun: 'supplier', verb: 'updated', id: params.id, before })
    return { data: (await supplierOf(database, userGroupId, params.id))! }
  },

  async step(request, { params, body }) {
    await moveRelation(request, params.id, body.step, body.lockVersion)
    return { data: await ownSupplier(request, params.id) }
  },
})

export const customerRoutes = serve(contract.customers)({
  async list({ database, userGroupId }, { query }) {
    const { rows, count } = await pageOfCustomers(database, userGroupId, query)
    const { page, limit } = limitsOf(query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },
})

async function assertTerms(
  { database, userGroupId }: TenantRequest,
  termsId: number | null | undefined,
): Promise<void> {
  if (termsId && (await termsNamed(database, userGroupId, termsId)) === undefined)
    throw invalid({ code: 'not_found', field: 'supplier.termsId' })
}

async function answered(request: TenantRequest, id: number, verb: AuditVerb) {
  await changed(request, { noun: 'supplier', verb, id })
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
