export {
  closingDate,
  type Due,
  type DueRule,
  dueDate,
  type FeeBearer,
  feeBearers,
  type Instalment,
  instalments,
  type PaymentBasis,
  paymentBases,
  type PaymentMethod,
  paymentMethods,
  type PaymentSplit,
  ruleOfSplit,
} from './due-date.ts'
export { dayOfDue, legalDays, type LegalLimit, legalLimit } from './legal-days.ts'
export {
  checkTerm,
  type CheckedTerm,
  lateInterest,
  lateInterestPercent,
  longestWait,
  type TermFinding,
} from './legal-limit.ts'
export { type DueLimit, type TermDue, termDue, type TermDueSetting } from './term-due.ts'
export { agreedShiftDays, type ProtectedDue, protectedDue, type ProtectedDueSetting } from './protected-due.ts'
