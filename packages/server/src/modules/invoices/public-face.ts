// What other modules use of invoices.
export { invoiceRules } from './invoice-rules.ts'
export { invoices } from './match-reading.ts'
export { clothReceivedOn, deliveriesOf } from './order-queries.ts'
export { type AgreedTerms, termsBetween } from './term-queries.ts'
