import type {
  ApprovalTarget,
  BillingPolicy,
  DocumentNoun,
  DocumentSide,
  FunctionKey,
  Guard,
  Lifecycle,
} from '@tsumugi/domain'
import type { MasterField } from '../kernel/record-field.ts'

/** A field of a document or of its lines. What says nothing of `after` is written by the author until the issue only. */
export interface DocumentField extends MasterField {
  /** Who writes it once the document is issued, and in which statuses: the supplier what was shipped, the buyer what arrived. */
  readonly after?: { readonly by: DocumentSide; readonly in: readonly string[] }
}
export type DocumentFields = Readonly<Record<string, DocumentField>>

/** The same field, written by one side after the issue. */
export const writtenAfter = <F extends MasterField>(
  field: F,
  by: DocumentSide,
  ...statuses: readonly string[]
): F & Pick<DocumentField, 'after'> => ({ ...field, after: { by, in: statuses } })

/** What the parties are to each other: documents of one chain find the same organisation by its role. */
export type TradeRole = 'buyer' | 'seller'

/** How a document comes from one before it; only what is named here is taken over (design §9). */
export interface Following {
  /** The noun it follows. */
  readonly from: DocumentNoun
  /** Statuses in which that one may be followed. */
  readonly in: readonly string[]
  /** Fields of its lines that are taken over, beside what the measure leaves. */
  readonly lineFields: readonly string[]
  /** The field of our lines that holds what is left of the line it follows. */
  readonly measure: string
}

/** The author's organisation approves before this move, where it has the function (domain §3.7, §3.11). */
export interface DocumentApproval {
  readonly move: string
  readonly target: ApprovalTarget
  readonly function: FunctionKey
}

/** One kind of document between two organisations. From this row follow its schemas, calls, rights, screens and tests. */
export interface DocumentRow<
  Noun extends DocumentNoun,
  Path extends string,
  Fields extends DocumentFields,
  Lines extends DocumentFields,
  Status extends string,
> {
  /** The word for one of them, as bodies, the audit and its table name it. */
  readonly noun: Noun
  readonly path: Path
  /** The role of the issuer; the receiver has the other. */
  readonly issuer: TradeRole
  /** What its numbers begin with where an organisation has set nothing else. */
  readonly series: string
  readonly fields: Fields
  readonly lines: Lines
  readonly lifecycle: Lifecycle<Status>
  /** Later documents follow its lines, so that they are counted; with the policy of bills where it has no field for it. */
  readonly counted?: { readonly policy: BillingPolicy }
  readonly follows?: Following
  readonly approval?: DocumentApproval
  readonly access: Guard
}
