import type { SnapshotField } from '@tsumugi/domain'
import { approvalFileOf } from '../approvals/targets/approval-file.ts'
import type { ApprovalTargetRow } from '../approvals/targets/approval-target.ts'
import { supplierLabels } from './approval-words.ts'
import { pageOfSuppliers, supplierDocumentsOf, supplierOf, termsNamed, updateRelation } from './queries.ts'

/** A supplier that waits to be let in: approved it is active, anything else leads back to where it began. */
export const supplierApprovalTarget: ApprovalTargetRow = {
  async read({ database, userGroupId }, id) {
    const supplier = await supplierOf(database, userGroupId, id)
    if (!supplier) return null
    const { partner } = supplier
    const field = (
      key: keyof typeof supplierLabels,
      value: SnapshotField['value'],
      kind: SnapshotField['kind'] = 'text',
    ): SnapshotField => ({ key, kind, label: supplierLabels[key], value })
    return {
      title: partner.name,
      code: supplier.partnerCode,
      amount: null,
      currency: supplier.currency,
      brandId: null,
      partnerId: partner.id,
      categoryIds: [],
      imageUrl: null,
      link: `/s/suppliers/${id}`,
      fields: [
        field('name', partner.name),
        field('kind', partner.kind),
        field('country', partner.country),
        field('registrationNumber', partner.registrationNumber),
        field('partnerCode', supplier.partnerCode),
        field(
          'terms',
          supplier.termsId === null ? null : ((await termsNamed(database, userGroupId, supplier.termsId)) ?? null),
        ),
        field('currency', supplier.currency),
        field('protectedSubcontractor', supplier.protectedSubcontractor, 'flag'),
        field('basicContractOn', supplier.basicContractOn, 'date'),
        field('categories', supplier.categories.join(', ')),
        field('minLot', supplier.minLot, 'quantity'),
        field('leadDays', supplier.leadDays === null ? null : String(supplier.leadDays), 'quantity'),
      ],
    }
  },

  async files({ database, userGroupId }, id) {
    return (await supplierDocumentsOf(database, userGroupId, id)).map(approvalFileOf)
  },

  async search({ database, userGroupId }, words) {
    const { rows } = await pageOfSuppliers(database, userGroupId, { q: words, perPage: 20 })
    return rows.map(({ id, partner, partnerCode, currency }) => ({
      id,
      title: partner.name,
      code: partnerCode,
      imageUrl: null,
      amount: null,
      currency,
    }))
  },

  async decided({ database, userGroupId }, id, { status }) {
    await updateRelation(database, userGroupId, id, null, { status: status === 'approved' ? 'active' : 'prospect' })
  },
}
