// What other modules use of bills of cloth.
export { draftInvoice } from './bill-drafts.ts'
export { feeRules } from './fee-rules.ts'
