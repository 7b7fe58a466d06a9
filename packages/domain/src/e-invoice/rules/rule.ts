import type { EInvoiceProfile } from '../model/profiles.ts'
import type { RepairName } from '../repairs/repair-names.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import type { EInvoiceMessage } from './messages.ts'

/** What rules may know besides the file. */
export interface RuleOptions {
  /** Yen for one unit of the document's currency: without it the yen tax cannot be checked against its base. */
  readonly yenRate?: string
  /** Whether the law protects the seller against promissory notes; taken for granted unless it is denied. */
  readonly isProtected?: boolean
  /** Whether a power user has said why the seller's number stands though its check digit does not fit. */
  readonly isNumberExcused?: boolean
}

export interface RuleContext extends RuleOptions {
  readonly root: XmlElement
  readonly profile: EInvoiceProfile
  /** Of the document, as it says; empty where it does not say. */
  readonly currency: string
}

/** One breach: at an element, or at what is missing `below` it (a path, `@name` for an attribute). */
export interface Violation {
  readonly at: XmlElement
  readonly below?: string
  readonly found?: string
  readonly expected?: string
  /** Figures to put into the words. */
  readonly values?: Readonly<Record<string, string>>
  /** Whether the rule's repair helps here; taken for granted where the rule has one. */
  readonly isRepairable?: boolean
}

/** A rule by the id the standard gives it; those that only we have begin with `own-`, those of the schema with `schema-`. */
export interface Rule {
  readonly id: string
  readonly message: EInvoiceMessage
  /** Left out: every Japanese profile. */
  readonly profiles?: readonly EInvoiceProfile[]
  readonly repair?: RepairName
  readonly check: (context: RuleContext) => readonly Violation[]
}
