// What other modules use of relations with suppliers.
export { activateRelation, beginProspect } from './move-relation.ts'
export { ownSupplier } from './move-relation.ts'
export { addSupplier, changeSupplier, type NewSupplier } from './save-supplier.ts'
export { removeProspect } from './remove-prospect.ts'
export { supplierOf } from './queries.ts'
