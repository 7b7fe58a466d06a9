import { addDays, type BusinessDate } from '../../dates/business-date.ts'

/** The parties' agreement that silence for so many days confirms what the buyer billed for the seller. */
export interface SilenceAgreement {
  readonly agreedOn: BusinessDate
  readonly days: number
}

/** What can be proven of one self-billed document (trade-law D). */
export interface SelfBillingProof {
  readonly sentOn: BusinessDate | null
  /** When its content was really shown to the seller. */
  readonly openedOn: BusinessDate | null
  readonly answer: {
    readonly on: BusinessDate
    readonly result: 'confirmed' | 'confirmed_by_silence' | 'objected'
  } | null
  readonly agreement: SilenceAgreement | null
  /** Whether the document itself says that silence confirms it. */
  readonly isSilenceStated: boolean
  /** Whether orders and acceptance bear what it states: silence never concedes what differs. */
  readonly isBorneOut: boolean
}

/**
 * `confirmed_by_silence` needs an agreement made before the sending, its words on the document, and proof that the content
 * was shown. `unseen`: sent, but nothing proves that it was opened, so no silence counts. `answer_needed`: silence never will.
 */
export const selfBillingStatuses = [
  'unsent',
  'unseen',
  'waiting',
  'answer_needed',
  'confirmed',
  'confirmed_by_silence',
  'objected',
] as const
export type SelfBillingStatus = (typeof selfBillingStatuses)[number]

export interface SelfBilling {
  readonly status: SelfBillingStatus
  /** The last day to object; null where silence confirms nothing. */
  readonly deadline: BusinessDate | null
  /** Whether the document counts as an invoice of the seller. */
  readonly isQualifying: boolean
}

/** How a self-billed document stands on a day. The period of silence begins when the content was shown. */
export function selfBilling(proof: SelfBillingProof, today: BusinessDate): SelfBilling {
  const deadline = silenceDeadline(proof)
  const status = statusOf(proof, deadline, today)
  return { status, deadline, isQualifying: status === 'confirmed' || status === 'confirmed_by_silence' }
}

function silenceDeadline(proof: SelfBillingProof): BusinessDate | null {
  const { sentOn, openedOn, agreement, isSilenceStated, isBorneOut } = proof
  const isAgreed =
    agreement !== null && sentOn !== null && agreement.agreedOn <= sentOn && isSilenceStated && isBorneOut
  return isAgreed && openedOn !== null ? addDays(openedOn, agreement.days) : null
}

function statusOf(
  { sentOn, openedOn, answer }: SelfBillingProof,
  deadline: BusinessDate | null,
  today: BusinessDate,
): SelfBillingStatus {
  if (sentOn === null) return 'unsent'
  if (answer) return answer.result
  if (openedOn === null) return 'unseen'
  if (deadline === null) return 'answer_needed'
  return today > deadline ? 'confirmed_by_silence' : 'waiting'
}
