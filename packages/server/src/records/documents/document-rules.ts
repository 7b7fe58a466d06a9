import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentApprovalStatus, TransitionWait } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { LineDataRow } from '../lines/line-queries.ts'
import type { ProposalRow } from '../revisions/proposal-queries.ts'
import type { DocumentQuestion } from './lists/document-question.ts'
import type { DocumentDataRow } from './document-row.ts'

/** What no field and no counter can tell: why documents may not be moved as they are, by their ids. */
export type DocumentCheck = (
  request: TenantRequest,
  kind: DocumentKind,
  transition: string,
  documents: readonly { readonly row: DocumentDataRow; readonly lines: readonly LineDataRow[] }[],
) => Promise<ReadonlyMap<number, readonly Cause[]>>

/** How the approval of a document stands, for the organisation that has to give it. */
export interface DocumentApprovalState {
  readonly status: DocumentApprovalStatus
  readonly id: number | null
  readonly own: boolean
}

/** One call of a kind, with what it was sent. */
export type DocumentHandler = (request: TenantRequest, input: DocumentInput) => Promise<unknown>
export interface DocumentInput {
  readonly params: {
    readonly id: number
    readonly proposalId: number
    readonly fileId: number
    readonly revision: string
  }
  readonly query: DocumentQuestion & {
    page?: number
    perPage?: number
    format?: 'csv' | 'xlsx'
    ids?: readonly number[]
  }
  readonly body: Readonly<Record<string, unknown>>
}

/** Who is who on a new draft. */
export interface DraftParties {
  readonly issuerId: number
  readonly receiverId: number
}

/** What the kinds of documents ask of other modules; each kind's stand beside its row in `modules/documents`. */
export interface DocumentRules {
  /** Calls that another module answers. */
  calls?(kind: DocumentKind): Readonly<Record<string, DocumentHandler>>
  readonly check?: DocumentCheck
  /** What is said of a move that its status closes, where there is more to say than that. */
  whyClosed?(kind: DocumentKind, row: DocumentDataRow, transition: string): Cause | undefined
  /** Moves that are open to the asker and would be refused as the document stands, by their names. Never asks the system. */
  waits?(
    request: TenantRequest,
    kind: DocumentKind,
    row: DocumentDataRow,
  ): Promise<Readonly<Record<string, TransitionWait>>>
  /** Fields that a new draft has beside those it was given. */
  begun?(request: TenantRequest, kind: DocumentKind, parties: DraftParties): Promise<Readonly<Record<string, unknown>>>
  /** Just before a document is issued: what is written with it for good. */
  issuing?(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow): Promise<void>
  /** What follows from a move, in the same transaction (domain §4.8); `before` is the document as it stood. */
  moved?(request: TenantRequest, kind: DocumentKind, before: DocumentDataRow, transition: string): Promise<void>
  /** The approvals of documents by their ids, where the organisation that gives them approves this kind. Never asks the system. */
  approvals?(
    request: TenantRequest,
    kind: DocumentKind,
    rows: readonly DocumentDataRow[],
  ): Promise<ReadonlyMap<number, DocumentApprovalState>>
  /** The conversation about a document, once the asker takes part. */
  threadOf?(request: TenantRequest, documentId: number): Promise<number | null>
  requestApproval?(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow, note: string): Promise<void>
  /** Once all is moved, changed or cancelled and counted, under the locks of the documents and of their trades. */
  followMoves?(request: TenantRequest, kind: DocumentKind, ids: readonly number[], transition: string): Promise<void>
  /** Once a change or a cancellation is proposed, and once it is answered or withdrawn; before `followMoves`. */
  followProposal?(request: TenantRequest, row: DocumentDataRow, proposal: ProposalRow): Promise<void>
  /** After every save and removal: `after` is null once it is gone. */
  saved?(
    request: TenantRequest,
    kind: DocumentKind,
    before: DocumentDataRow,
    after: DocumentDataRow | null,
  ): Promise<void>
}

/** The organisation whose approval a document waits for as it stands: its author's while it is a draft, or its receiver's. */
export function approvingParty({ approval, lifecycle }: DocumentKind, row: DocumentDataRow): number | null {
  if (!approval) return null
  if (approval.by !== 'receiver') return row.shared ? null : row.author_id
  return row.shared && lifecycle.transitions[approval.move]!.from.includes(row.status) ? row.receiver_id : null
}

/** Why the move that puts a document out has to wait; null where it is approved or needs no approval. */
export function waitOf(state: DocumentApprovalState | undefined): TransitionWait | null {
  if (!state || state.status === 'approved') return null
  return state.status === 'pending' ? 'approval_running' : 'approval_needed'
}

/** Those among documents that wait for an approval of the asker's organisation before `move`, with why. */
export async function waitsOf(
  request: TenantRequest,
  kind: DocumentKind,
  { approvals }: DocumentRules,
  move: string,
  rows: readonly DocumentDataRow[],
): Promise<ReadonlyMap<number, TransitionWait>> {
  const waiting =
    kind.approval?.move === move ? rows.filter((row) => approvingParty(kind, row) === request.userGroupId) : []
  if (!approvals || waiting.length === 0) return new Map()
  const states = await approvals(request, kind, waiting)
  return new Map(
    waiting.flatMap(({ id }) => {
      const wait = waitOf(states.get(id))
      return wait ? [[id, wait] as const] : []
    }),
  )
}
