// What other modules use of SKUs.
export { freezeQuantities, thawQuantities } from './freeze-queries.ts'
