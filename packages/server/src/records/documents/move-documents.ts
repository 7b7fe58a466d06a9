import type { DocumentKind } from '@tsumugi/contract'
import {
  ceilingOf,
  compare,
  minus,
  transitionRefusal,
  type BillingPolicy,
  type Transition,
  type TransitionRefusal,
} from '@tsumugi/domain'
import { type Cause, notFound, orStale, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../changed.ts'
import { documentsById, holdDocuments, updateHead } from './document-queries.ts'
import { waitsOf, type DocumentRules } from './document-rules.ts'
import { authorOf, partnerOf, sideOf, type DocumentDataRow } from './document-row.ts'
import { RunningProgress } from '../lines/line-limits.ts'
import { linesOf, type LineDataRow } from '../lines/line-queries.ts'
import { nextNumbers, todayOf } from '../number-queries.ts'
import {
  addProgress,
  beginProgress,
  holdProgress,
  progressOf,
  refreshProgressStatuses,
} from '../lines/progress-queries.ts'
import { freezeRevision } from '../revisions/revision-queries.ts'
import { sourceDocumentsOf } from '../lines/source-queries.ts'

export interface Move {
  readonly transition: string
  readonly documents: readonly { readonly id: number; readonly lockVersion: number }[]
  readonly reason?: string | undefined
  readonly issueDate?: string | undefined
  readonly atomic?: boolean | undefined
  readonly dryRun?: boolean | undefined
  /** The day of each is over: nobody asks, and how they stand by now is all that counts. */
  readonly byTime?: true
}

/** What became of one of them; no causes where it was moved. */
export interface MoveOutcome {
  readonly id: number
  readonly causes: readonly Cause[]
}

/**
 * Moves documents by a named transition, with an answer for each, in phases over all of them: hold all, check all, count
 * all, number all as one block. Locks are taken in one order everywhere: documents, counters of lines, numbers, audit.
 */
export async function moveDocuments(
  request: TenantRequest,
  kind: DocumentKind,
  move: Move,
  rules: DocumentRules = {},
): Promise<MoveOutcome[]> {
  const { database } = request
  const transition = kind.lifecycle.transitions[move.transition]!
  const { rows, sources } = await holdAll(request, kind, move)
  const lines = await linesOf(database, kind, [...rows.keys()])
  const linesOfOne = (id: number) => lines.filter((line) => line.document_id === id)
  const waits = await waitsOf(request, kind, rules, move.transition, [...rows.values()])
  const progress = await running(request, transition, lines)
  const documents = [...rows.values()].map((row) => ({ row, lines: linesOfOne(row.id) }))
  const checks = await rules.check?.(request, kind, move.transition, documents)
  const outcomes = move.documents.map(({ id, lockVersion }): MoveOutcome => {
    const row = rows.get(id)!
    const own = linesOfOne(id)
    const refused = refusals(request, transition, row, lockVersion, move).map((cause) =>
      cause.code === 'transition_status' ? (rules.whyClosed?.(kind, row, move.transition) ?? cause) : cause,
    )
    const wait = refused.length === 0 ? waits.get(id) : undefined
    const found = [
      ...refused,
      ...whenIssued(transition, own),
      ...(wait ? [{ code: wait }] : []),
      ...(refused.length === 0 ? (checks?.get(id) ?? []) : []),
    ]
    return { id, causes: found.length > 0 ? found : progress.count(own, transition) }
  })
  const heldBack = heldBackBy(move, outcomes)
  if (move.dryRun || heldBack.every(({ causes }) => causes.length > 0)) return heldBack
  const moved = heldBack.filter(({ causes }) => causes.length === 0).map(({ id }) => rows.get(id)!)
  await write(request, kind, { move, transition, moved, linesOfOne, progress, rules })
  if (progress.added.size > 0) await refreshProgressStatuses(database, sources)
  await rules.followMoves?.(
    request,
    kind,
    moved.map(({ id }) => id),
    move.transition,
  )
  return heldBack
}

/** All documents and those they follow, held in the order of their ids before anything of them is read. */
async function holdAll(request: TenantRequest, kind: DocumentKind, { documents }: Move) {
  const { database } = request
  const ids = documents.map(({ id }) => id)
  const sources = await sourceDocumentsOf(database, ids)
  await holdDocuments(database, [...ids, ...sources])
  const rows = new Map((await documentsById(database, kind, ids)).map((row) => [row.id, row]))
  if (rows.size !== ids.length) throw notFound()
  // Lines may have come to follow another document between the look and the lock.
  const known = new Set(sources)
  await orStale((await sourceDocumentsOf(database, ids)).every((id) => known.has(id)))
  return { rows, sources }
}

async function running({ database }: TenantRequest, { counts, uncounts }: Transition, lines: readonly LineDataRow[]) {
  const followed = counts || uncounts ? lines.flatMap((line) => line.source_line_id ?? []) : []
  return new RunningProgress(await holdProgress(database, followed))
}

/** How a closed move is told. */
const causes = {
  transition_status: { code: 'transition_status' },
  transition_side: { code: 'transition_side' },
  transition_power_user: { code: 'transition_power_user' },
  transition_both: { code: 'transition_both' },
  transition_time: { code: 'transition_time' },
  transition_reason: { code: 'transition_reason', field: 'reason' },
} as const satisfies Record<TransitionRefusal, Cause>

function refusals(
  { userGroupId, asker }: TenantRequest,
  transition: Transition,
  row: DocumentDataRow,
  lockVersion: number,
  { reason, byTime }: Move,
): Cause[] {
  if (byTime && transition.by === 'time')
    return transition.from.includes(row.status) ? [] : [{ code: 'transition_status' }]
  if (row.lock_version !== lockVersion) return [{ code: 'stale' }]
  const context = {
    status: row.status,
    side: sideOf(row, userGroupId),
    author: authorOf(row),
    powerUser: asker.user.powerUser,
    reason,
  }
  const refusal = transitionRefusal(transition, context)
  return refusal === null ? [] : [causes[refusal]]
}

const whenIssued = ({ issues }: Transition, lines: readonly LineDataRow[]): Cause[] =>
  issues && lines.length === 0 ? [{ code: 'lines_needed', field: 'lines' }] : []

function heldBackBy({ atomic }: Move, outcomes: readonly MoveOutcome[]): MoveOutcome[] {
  const isHeldBack = atomic && outcomes.some(({ causes }) => causes.length > 0)
  return outcomes.map(({ id, causes }) => ({
    id,
    causes: isHeldBack && causes.length === 0 ? [{ code: 'held_back' as const }] : causes,
  }))
}

interface Writing {
  readonly move: Move
  readonly transition: Transition
  readonly moved: readonly DocumentDataRow[]
  readonly linesOfOne: (id: number) => readonly LineDataRow[]
  readonly progress: RunningProgress
  readonly rules: DocumentRules
}

async function write(request: TenantRequest, kind: DocumentKind, writing: Writing): Promise<void> {
  const { move, transition, moved, linesOfOne, progress, rules } = writing
  const { database, userGroupId, accountId } = request
  for (const [counter, added] of progress.added) await addProgress(database, counter, added)
  if (transition.releases) for (const row of moved) await release(request, row.id)
  const issueDate = move.issueDate ?? (await todayOf(database, userGroupId))
  const numbers = transition.issues
    ? await nextNumbers(database, { userGroupId, noun: kind.noun, series: kind.series }, issueDate, moved.length)
    : []
  for (const [at, row] of moved.entries()) {
    const issued = {
      number: numbers[at],
      issue_date: issueDate,
      issued_at: new Date().toISOString(),
      shared: true,
      revision: 1,
    }
    if (transition.issues) await rules.issuing?.(request, kind, row)
    await updateHead(database, row.id, accountId, { status: transition.to, ...(transition.issues ? issued : {}) })
    if (transition.issues) {
      if (kind.counted) await countFrom(request, kind, row, linesOfOne(row.id))
      await freezeRevision(database, kind, row.id, accountId)
    }
    await rules.moved?.(request, kind, row, move.transition)
    await changed(request, {
      noun: kind.noun as 'contract',
      verb: 'moved',
      id: row.id,
      partnerId: transition.issues || row.shared ? partnerOf(row, userGroupId) : null,
      changes: { status: { before: row.status, after: transition.to } },
      detail: {
        transition: move.transition,
        number: numbers[at] ?? row.number,
        ...(move.reason ? { reason: move.reason } : {}),
      },
    })
  }
}

/** From its issue on, later documents count what becomes of each line. */
export async function countFrom(
  { database }: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  lines: readonly { readonly id: number; readonly [column: string]: unknown }[],
): Promise<void> {
  const tolerance = String(row.tolerance_percent ?? '0')
  const policy = (row.billing_policy as BillingPolicy | undefined) ?? kind.counted!.policy
  await beginProgress(
    database,
    row.id,
    policy,
    lines.map((line) => ({
      id: line.id,
      ordered: String(line.quantity),
      ceiling: ceilingOf(String(line.quantity), tolerance, placesOf(String(line.unit))),
    })),
  )
}

/** Pieces and sets are whole; cloth is cut to the centimetre (domain §1, Quantity). */
const placesOf = (unit: string): number => (unit === 'm' || unit === 'yd' || unit === 'kg' ? 2 : 0)

/** Nothing more is expected: what was ordered and not shipped is given up, line by line. */
async function release({ database }: TenantRequest, documentId: number): Promise<void> {
  const held = await holdProgress(
    database,
    (await progressOf(database, [documentId])).map((row) => row.line_id),
  )
  const open = held.map(
    (row) => [row.line_id, minus(minus(row.ordered, row.released), minus(row.shipped, row.rejected))] as const,
  )
  await addProgress(database, 'released', new Map(open.filter(([, quantity]) => compare(quantity, '0') > 0)))
  await refreshProgressStatuses(database, [documentId])
}

/** One refused document is an error, several are an answer each. */
export async function refuseSingle(
  move: Move,
  outcomes: readonly MoveOutcome[],
  current: () => unknown,
): Promise<void> {
  const [only] = outcomes
  if (outcomes.length !== 1 || only!.causes.length === 0 || move.dryRun) return
  await orStale(!only!.causes.some(({ code }) => code === 'stale'), current)
  throw new Refusal(422, only!.causes)
}
