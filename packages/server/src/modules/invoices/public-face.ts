// What other modules use of invoices.
export { invoices } from './match-reading.ts'
export { deliveriesOf, fiscalStartMonth } from './order-queries.ts'
export { type AgreedTerms, termsBetween } from './term-queries.ts'
