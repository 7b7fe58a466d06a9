// What other modules use of payment runs.
export { keepAccount, ownAccounts, payeesOf } from './account-queries.ts'
export { gather } from './gather.ts'
export { movePayments, moveRun } from './moves.ts'
export { holdRun, holdRunOfPayment, paymentsOf, runsOf, touchRun, type PaymentRow } from './run-queries.ts'
