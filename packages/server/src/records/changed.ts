import type { AuditNoun, AuditVerb } from '@tsumugi/domain'
import type { TenantRequest } from '../http/request.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { notifyPartner } from '../realtime/notify-partner.ts'
import { recordName, type RecordBefore } from './record-before.ts'

/** What was done to one record. */
export interface RecordChange {
  readonly noun: AuditNoun
  readonly verb: AuditVerb
  readonly id: number | null
  /** The record before the write: the fields that differ since are the changes. */
  readonly before?: RecordBefore
  /** Fields that differ, with what they held and hold, in words people know. */
  readonly changes?: Readonly<Record<string, unknown>>
  readonly detail?: Readonly<Record<string, unknown>>
  /** The other party of a shared record, whose chain of audit says the same. */
  readonly partnerId?: number | null
  /** What open pages listen to, where it is not the record itself. */
  readonly topic?: { readonly name: string; readonly id: number | null }
}

/** The most fields and lines that an audit row spells out; beyond that it counts them. */
const mostChanges = 50
/** The longest value that it spells out, in characters of JSON. */
const longestValue = 2_000

/**
 * What follows every write: both chains of audit, and news to the open pages of both sides. The audit is written as the
 * last act of the transaction, in the order of the organisations, so that it never holds up or is held up by rows.
 */
export async function changed(request: TenantRequest, change: RecordChange): Promise<void> {
  const { noun, verb, id, partnerId, topic } = change
  const entry = {
    action: `${noun}.${verb}` as const,
    ...(id === null ? {} : { subject: { kind: noun, id } }),
    detail: await detailOf(request, change),
  }
  await appendAudit(request.database, request, entry)
  await request.notify(topic?.name ?? noun, topic ? topic.id : id)
  if (!partnerId) return
  await appendAudit(request.database, { ...request, userGroupId: partnerId }, entry)
  await notifyPartner(request, partnerId, noun)
}

/** The name a record had before a write stands where the write took it away. */
async function detailOf(request: TenantRequest, { noun, id, before, changes, detail }: RecordChange) {
  const differing = before ? await before.changes() : changes
  const name = before?.name ?? (id === null ? null : await recordName(request, noun, id))
  return { ...(name === null ? {} : { name }), ...detail, ...(differing ? { changes: shortened(differing) } : {}) }
}

export function shortened(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(changes).map(([field, change]) => [field, cut(change)] as const)
  if (entries.length <= mostChanges) return Object.fromEntries(entries)
  return { ...Object.fromEntries(entries.slice(0, mostChanges)), more: entries.length - mostChanges }
}

function cut(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || !('before' in change) || !('after' in change)) return change
  const { before, after } = change
  return { ...change, before: cutValue(before), after: cutValue(after) }
}

function cutValue(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text !== undefined && text.length > longestValue ? `${text.slice(0, longestValue)}…` : value
}
