import type { contract, InputOf } from '@tsumugi/contract'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { targetEdited } from '../approvals/public-face.ts'
import { partnerFor } from './begin-relation.ts'
import { ownSupplier, saveRelation } from './move-relation.ts'
import { insertRelation, termsNamed } from './queries.ts'

export type NewSupplier = InputOf<typeof contract.suppliers.create>['body']['supplier']
export type SupplierChange = InputOf<typeof contract.suppliers.update>['body']['supplier']

/** Begins a relation, and its partner where that is new; answers the id of the relation. */
export async function addSupplier(request: TenantRequest, supplier: NewSupplier): Promise<number> {
  const { database, userGroupId, accountId } = request
  await assertTerms(request, supplier.termsId)
  const partner_id = await partnerFor(request, supplier)
  const { id } = await insertRelation(database, userGroupId, {
    ...columnsOf(supplier),
    partner_id,
    created_by: accountId,
    updated_by: accountId,
  })
  await changed(request, { noun: 'supplier', verb: 'created', id })
  return id
}

export async function changeSupplier(request: TenantRequest, id: number, supplier: SupplierChange): Promise<void> {
  await ownSupplier(request, id)
  await assertTerms(request, supplier.termsId)
  const before = await recordBefore(request, 'supplier', id)
  await saveRelation(request, id, supplier.lockVersion, columnsOf(supplier))
  await targetEdited(request, { target: 'supplier', id })
  await changed(request, { noun: 'supplier', verb: 'updated', id, before })
}

async function assertTerms(
  { database, userGroupId }: TenantRequest,
  termsId: number | null | undefined,
): Promise<void> {
  if (termsId && (await termsNamed(database, userGroupId, termsId)) === undefined)
    throw invalid({ code: 'not_found', field: 'supplier.termsId' })
}

/** Undefined columns are left as they are. */
const columnsOf = (terms: Omit<SupplierChange, 'lockVersion'>) => ({
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
