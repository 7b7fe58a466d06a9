import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentApprovalStatus, TransitionWait } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { LineDataRow } from '../lines/line-queries.ts'
import type { DocumentQuestion } from './document-queries.ts'
import type { DocumentDataRow } from './document-row.ts'

/** What no field and no counter can tell: why a document may not be moved as it is. */
export type DocumentCheck = (document: DocumentDataRow, lines: readonly LineDataRow[], transition: string) => Cause[]

/** How the approval of a document stands, for its author while it is a draft. */
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
  readonly query: DocumentQuestion & { page?: number; perPage?: number; format?: 'csv' | 'xlsx' }
  readonly body: Readonly<Record<string, unknown>>
}

/** What the kinds of documents ask of other modules; each kind's stand beside its row in `modules/documents`. */
export interface DocumentRules {
  /** Calls that another module answers. */
  calls?(kind: DocumentKind): Readonly<Record<string, DocumentHandler>>
  readonly check?: DocumentCheck
  /** The approvals of drafts by their ids, where their organisation approves this kind at all. */
  approvals?(
    request: TenantRequest,
    kind: DocumentKind,
    drafts: readonly DocumentDataRow[],
  ): Promise<ReadonlyMap<number, DocumentApprovalState>>
  /** The conversation about a document, once the asker takes part. */
  threadOf?(request: TenantRequest, documentId: number): Promise<number | null>
  requestApproval?(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow, note: string): Promise<void>
  /** After every save and removal: `after` is null once it is gone. */
  saved?(
    request: TenantRequest,
    kind: DocumentKind,
    before: DocumentDataRow,
    after: DocumentDataRow | null,
  ): Promise<void>
}

/** Why the move that puts a document out has to wait; null where it is approved or needs no approval. */
export function waitOf(state: DocumentApprovalState | undefined): TransitionWait | null {
  if (!state || state.status === 'approved') return null
  return state.status === 'pending' ? 'approval_running' : 'approval_needed'
}

/** The drafts of the asker's among documents that wait for approval before `move`, with why. */
export async function waitsOf(
  request: TenantRequest,
  kind: DocumentKind,
  { approvals }: DocumentRules,
  move: string,
  rows: readonly DocumentDataRow[],
): Promise<ReadonlyMap<number, TransitionWait>> {
  const drafts = kind.approval?.move === move ? rows.filter(({ shared }) => !shared) : []
  if (!approvals || drafts.length === 0) return new Map()
  const states = await approvals(request, kind, drafts)
  return new Map(
    drafts.flatMap(({ id }) => {
      const wait = waitOf(states.get(id))
      return wait ? [[id, wait] as const] : []
    }),
  )
}
