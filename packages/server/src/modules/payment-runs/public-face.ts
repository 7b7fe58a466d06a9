// What other modules use of payment runs.
export { keepAccount, ownAccounts } from './account-queries.ts'
export { movePayments } from './moves.ts'
export { holdRunOfPayment, paymentsOf, touchRun } from './run-queries.ts'
