import type { DocumentFile, DocumentKind, DocumentProposal, Pagination } from '@tsumugi/contract'
import type {
  DocumentApprovalStatus,
  DocumentNoun,
  DocumentSide,
  TransitionRefusal,
  TransitionWait,
} from '@tsumugi/domain'

/** An organisation as a document names it. */
export interface Party {
  readonly id: number
  readonly name: string
}

/** One document of any kind as a list shows it; the fields of its kind stand beside these. */
export interface DocumentHead {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly deliveryStatus: string
  readonly billingStatus: string
  readonly title: string
  readonly issuer: Party
  readonly receiver: Party | null
  readonly side: DocumentSide
  readonly author: DocumentSide
  readonly turn: readonly DocumentSide[]
  readonly currency: string
  readonly quantity: string
  readonly amount: string
  /** Of kinds whose lines have a rate of tax; null of others. */
  readonly tax: string | null
  readonly total: string | null
  readonly issueDate: string | null
  readonly revision: number
  readonly updatedAt: string
  readonly lockVersion: number
  readonly [field: string]: unknown
}

/** Why a move is closed: to this side as the document stands, or until it is approved. */
export type MoveRefusal = TransitionRefusal | TransitionWait

/** How its author's approval stands while it is a draft; null where none is needed. */
export interface DocumentApproval {
  readonly status: DocumentApprovalStatus
  readonly id: number | null
  readonly own: boolean
}

/** The same with what only its own page shows. */
export interface DocumentDetail extends DocumentHead {
  readonly transitions: readonly { readonly name: string; readonly refusal: MoveRefusal | null }[]
  readonly approval: DocumentApproval | null
  readonly sourceId: number | null
  readonly sourceNoun: DocumentNoun | null
  readonly openProposals: number
  readonly payable: string | null
  readonly taxTotals: readonly TaxTotal[]
  readonly threadId: number | null
  readonly own: OwnSide
}

/** What one rate of tax comes to. */
export interface TaxTotal {
  readonly code: string
  readonly ratePercent: string
  readonly taxable: string
  readonly tax: string
}

/** What one's own side keeps; the other never sees it. */
export interface OwnSide {
  readonly note: string | null
  readonly tags: readonly string[]
  readonly assigneeId: number | null
  readonly lockVersion: number
}

/** Lines by columns, in the order of the ids. */
export interface LineColumns {
  readonly ids: readonly number[]
  readonly sourceLineIds: readonly (number | null)[]
  readonly amounts: readonly (string | null)[]
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

/** Decimal strings by column, in the order of the ids. */
export type ProgressColumns = { readonly ids: readonly number[] } & Readonly<Record<string, readonly string[]>>

export interface DocumentPageAnswer {
  readonly data: readonly DocumentHead[]
  readonly pagination: Pagination
  readonly tabs: readonly { readonly status: string; readonly count: number }[]
  readonly totals: readonly { readonly currency: string; readonly quantity: string; readonly amount: string }[]
}

export interface Revision {
  readonly revision: number
  readonly hash: string
  readonly createdAt: string
  readonly intact: boolean
  readonly retainedUntil: string
}

/** What was asked for in a proposal. */
export interface ProposedDifference {
  readonly fields?: Readonly<Record<string, unknown>>
  readonly lines?: {
    readonly added?: readonly Readonly<Record<string, unknown>>[]
    readonly changed?: readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[]
    readonly removed?: readonly number[]
  }
}

/** What became of one of several that were to be moved. */
export interface MoveOutcome {
  readonly id: number
  readonly outcome: 'done' | 'refused'
  readonly errors: readonly { readonly message: string }[]
}

export interface Answers {
  readonly list: DocumentPageAnswer
  readonly show: { readonly data: DocumentDetail }
  readonly lines: { readonly data: LineColumns }
  readonly progress: { readonly data: ProgressColumns }
  readonly revisions: { readonly data: readonly Revision[] }
  readonly revision: {
    readonly data: { readonly revision: number; readonly content: Readonly<Record<string, unknown>> }
  }
  readonly proposals: { readonly data: readonly DocumentProposal[] }
  readonly create: { readonly data: DocumentDetail }
  readonly update: { readonly data: DocumentDetail }
  readonly saveLines: { readonly data: DocumentDetail }
  readonly delete: null
  readonly move: { readonly data: readonly MoveOutcome[] }
  readonly side: { readonly data: DocumentDetail }
  readonly propose: { readonly data: DocumentProposal }
  readonly answer: { readonly data: DocumentProposal }
  readonly files: { readonly data: readonly DocumentFile[] }
  readonly addFile: { readonly data: DocumentFile }
  readonly removeFile: null
  readonly talk: { readonly data: { readonly threadId: number } }
  readonly requestApproval: { readonly data: DocumentDetail }
}

/** Whom the reader deals with: the party across; null where nobody is named yet. */
export const partnerOf = ({ side, issuer, receiver }: DocumentHead): Party | null =>
  side === 'issuer' ? receiver : issuer

/** The date by which somebody expects it: the first date of its row that the author sets. */
export const dueFieldOf = ({ fields }: DocumentKind): string | null =>
  Object.entries(fields).find(([, { kind, after }]) => kind === 'date' && !after)?.[0] ?? null

/** Whether its lines have prices: what is delivered, or asked a price for, comes to pieces alone. */
export const isPriced = ({ lines }: DocumentKind): boolean => 'unitPrice' in lines

/** Only its author sees it yet. */
export const isDraft = ({ number }: DocumentHead): boolean => number === null
