import type { Decimal } from '../../money/decimal.ts'
import type { StatementEntry } from '../statements/statement.ts'
import type { OpenItem } from './open-item.ts'

/** The ways an entry finds its items, in the order they are tried (trade-law A6). */
export const matchRules = ['edi', 'virtual_account', 'sender_code', 'name_amount', 'partner_sum', 'fee'] as const
export type MatchRule = (typeof matchRules)[number]

/**
 * What becomes of an entry: `post` is sure; `confirm` waits for a person, for a fee is missing; `tie` has several choices or
 * a rival, and is never posted; `manual` found nothing that fits.
 */
export const matchOutcomes = ['post', 'confirm', 'tie', 'manual'] as const
export type MatchOutcome = (typeof matchOutcomes)[number]

export interface Match {
  readonly entry: StatementEntry
  readonly outcome: MatchOutcome
  /** The rule that found something; null where none did. */
  readonly rule: MatchRule | null
  /** What is paid, in full; empty unless `post` or `confirm`. */
  readonly items: readonly OpenItem[]
  /** What the payer took off (above 0) or paid on top (below 0): Σ open − amount. */
  readonly difference: Decimal
  /** A fee was taken off what the law protects: to be asked for (trade-law A5). */
  readonly isFeeForbidden: boolean
  /** What a person may choose from: the choices of a tie, or the open items of a partner that was recognised. */
  readonly choices: readonly (readonly OpenItem[])[]
}
