import { contract, paginate } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { serve } from '../../http/serve.ts'
import { exportSuppliers } from './export-suppliers.ts'
import { moveRelation, ownSupplier } from './move-relation.ts'
import { pageOfCustomers, pageOfSuppliers, supplierDocumentsOf } from './queries.ts'
import { addSupplier, changeSupplier } from './save-supplier.ts'

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

  export: (request, { query }) => exportSuppliers(request, query),

  async create(request, { body: { supplier } }) {
    return { data: await ownSupplier(request, await addSupplier(request, supplier)) }
  },

  async update(request, { params, body: { supplier } }) {
    await changeSupplier(request, params.id, supplier)
    return { data: await ownSupplier(request, params.id) }
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
