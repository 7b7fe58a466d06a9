import type {
  ApprovalTarget,
  BillingPolicy,
  DocumentNoun,
  DocumentSide,
  FunctionKey,
  Guard,
  Lifecycle,
} from '@tsumugi/domain'
import { maybe, type MasterField } from '../kernel/record-field.ts'

/** What a field may point at by its id, with its table: whoever writes it must be able to see the record. */
export const referenceTables = {
  sku: 'stock_keeping_unit',
  raw_material: 'raw_material',
  material: 'material',
  material_color: 'material_color',
  material_lot: 'material_lot',
} as const
export type DocumentReference = keyof typeof referenceTables

/** A field of a document or of its lines. What says nothing of `after` is written by the author until the issue only. */
export interface DocumentField extends MasterField {
  /**
   * Who writes it once the document is issued, and in which statuses: the supplier what was shipped, the buyer what arrived.
   * What is the other side's then is not the author's in the draft.
   */
  readonly after?: { readonly by: DocumentSide; readonly in: readonly string[] }
  /** The server works it out, so that nobody writes it: from the draft alone, or from what happens after the issue as well. */
  readonly derived?: 'draft' | 'after'
  /** The id of another record, which people see by what it names and never type. */
  readonly reference?: DocumentReference
  /** The day of what has happened: never one that has not come, for periods count from it. */
  readonly happened?: true
}
export type DocumentFields = Readonly<Record<string, DocumentField>>

/** The same field, written by one side after the issue. */
export const writtenAfter = <F extends MasterField>(
  field: F,
  by: DocumentSide,
  ...statuses: readonly string[]
): F & Pick<DocumentField, 'after'> => ({ ...field, after: { by, in: statuses } })

/** The same day, of something that has happened. */
export const happened = <F extends MasterField>(field: F): F & Pick<DocumentField, 'happened'> => ({
  ...field,
  happened: true,
})

/** The same field, worked out by the server. What comes after the issue is written by no side and frozen in no revision. */
export const derived = <F extends MasterField>(
  field: F,
  from: 'draft' | 'after' = 'draft',
): F & Pick<DocumentField, 'after' | 'derived'> => ({
  ...field,
  derived: from,
  ...(from === 'after' && { after: { by: 'issuer', in: [] } }),
})

/** The fields that people write: those that are derived are answered only. */
export const writtenFields = <F extends DocumentFields>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).filter(([, { derived: from }]) => from === undefined)) as F

/** A field that holds the id of another record. */
export const reference = <To extends DocumentReference>(to: To) => ({
  ...maybe.integer(1, 2_147_483_647),
  reference: to,
})

/** What people read as it is: neither ids of other records nor what has parts of its own, which its screens show. */
export const plainFields = (fields: DocumentFields): DocumentFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { reference: to, kind }]) => !to && kind !== 'items'))

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
  /** What is left: of what is still to come where nothing is said, of what may be billed, or of what a credit takes back. */
  readonly leaves?: 'outstanding' | 'billable' | 'creditable'
  /** Fields of its head that are taken over, where both have them. */
  readonly headFields?: readonly string[]
  /** Only lines whose field holds this: those that were chosen. */
  readonly only?: { readonly field: string; readonly is: string }
  /** It may also be begun on its own. */
  readonly isOptional?: true
}

/** By which day a document is to be answered or done, and as long as what: later than that day it is late (domain §3.6). */
export interface DocumentDue {
  /** The field of its head with the day. */
  readonly field: string
  /** Statuses in which somebody still waits for it. */
  readonly in: readonly string[]
  /** What ends the waiting within these statuses: goods that came in full. Of what is paid, the days are those of its payables. */
  readonly until?: 'delivered' | 'paid'
}

/** An organisation approves before this move, where it has the function (domain §3.7, §3.11). */
export interface DocumentApproval {
  readonly move: string
  /** Whose: the author's, while it is a draft, where nothing is said; or the receiver's, of what it was sent. */
  readonly by?: 'author' | 'receiver'
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
  /** Either party may write it: a buyer the seller's invoice as well (domain §3.7). */
  readonly eitherAuthor?: true
  readonly due?: DocumentDue
  readonly approval?: DocumentApproval
  readonly access: Guard
  /** Who begins one, where it is not everybody who reads them. */
  readonly beginning?: Guard
}
