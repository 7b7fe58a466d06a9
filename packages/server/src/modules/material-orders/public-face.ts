// What other modules use of orders of cloth.
export { moveDetails } from './detail-moves.ts'
export { materialOrderRules } from './rules.ts'
export { shipCloth } from './shipments.ts'
