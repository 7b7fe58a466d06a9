// What other modules use of relations with suppliers.
export { activateRelation, beginProspect } from './move-relation.ts'
