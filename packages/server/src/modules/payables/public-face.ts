// What other modules use of what is owed.
export { bookCredit, bookInvoice, paymentPartsOf } from './book-invoice.ts'
export { insertReceipt } from './receipts/receipt-queries.ts'
export { payableRules } from './payable-rules.ts'
export { holdPayables, owedBy, protectionOfInvoice, type PayableRow, settle } from './payable-queries.ts'
