// What other modules use of what is owed.
export { bookCredit, bookInvoice } from './book-invoice.ts'
export { payableRules } from './payable-rules.ts'
export { holdPayables, owedBy, type PayableRow, settle } from './payable-queries.ts'
