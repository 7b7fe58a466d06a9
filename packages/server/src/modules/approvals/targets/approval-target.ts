import type { ApprovalFile } from '@tsumugi/contract'
import type { ApprovalTarget, Approver, Decimal, RouteStep, SnapshotField } from '@tsumugi/domain'
import type { Acting } from '../../../records/acting.ts'

/** A document as a route, a decider and the hash look at it. */
export interface TargetReading {
  readonly title: string
  /** Its number, or what else tells it from others. */
  readonly code: string | null
  readonly amount: Decimal | null
  readonly currency: string
  readonly brandId: number | null
  readonly partnerId: number | null
  readonly categoryIds: readonly number[]
  readonly imageUrl: string | null
  /** Where it is looked at in full. */
  readonly link: string | null
  /** Shared by documents that follow one another, such as versions: changes are shown against the last approved of them. */
  readonly lineage?: string
  /** What is approved: a change of any value cancels a running approval. */
  readonly fields: readonly SnapshotField[]
  /** Everything else that is approved and no field shows in full, such as each line. */
  readonly whole?: string
}

/** How an approval ended. */
export interface Outcome {
  readonly approvalId: number
  readonly status: 'approved' | 'rejected' | 'returned' | 'withdrawn' | 'cancelled'
  readonly requestedBy: number
  readonly comment: string
}

/** One kind of document that can be approved; `targets.ts` holds a row for each. */
export interface ApprovalTargetRow {
  /** Null when it is not there, or no longer. */
  read(acting: Acting, id: number): Promise<TargetReading | null>
  /** As it would read if it were sent now, where `read` knows only what is up for approval: for testing a route. */
  draft?(acting: Acting, id: number): Promise<TargetReading | null>
  /** Files shown beside the fields; read when the approval is looked at. */
  files?(acting: Acting, id: number): Promise<ApprovalFile[]>
  /** Newest documents for testing a route; `words` are what was typed. */
  search?(
    acting: Acting,
    words: string,
  ): Promise<
    {
      id: number
      title: string
      code: string | null
      imageUrl: string | null
      amount: string | null
      currency: string
    }[]
  >
  /** Where whoever asked corrects it and asks again; without, where it is looked at. */
  form?(id: number): string
  /** Steps of its own, in place of a route's. */
  steps?(acting: Acting, id: number): Promise<{ name: string; version: number; steps: readonly RouteStep[] } | null>
  /** Who is told of the outcome, beside whoever asked. */
  audience?(acting: Acting, id: number): Promise<readonly number[]>
  /** What follows, in the transaction that decides. */
  decided(acting: Acting, id: number, outcome: Outcome): Promise<void>
}

export type ApprovalTargetRows = Readonly<Partial<Record<ApprovalTarget, ApprovalTargetRow>>>
export type { Approver }
