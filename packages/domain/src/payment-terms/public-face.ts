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
export {
  checkTerm,
  type CheckedTerm,
  dayOfDue,
  lateInterest,
  lateInterestPercent,
  legalDays,
  type LegalLimit,
  legalLimit,
  longestWait,
  type TermFinding,
} from './legal-limit.ts'
export { agreedShiftDays, type ProtectedDue, protectedDue, type ProtectedDueSetting } from './protected-due.ts'
