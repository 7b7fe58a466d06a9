// What documents ask of requests, estimations and contracts.
export { transactionRules } from './rules.ts'
