import { bytes, type Endpoint } from '@tsumugi/contract'
import type { TenantRequest } from '../request.ts'

/** Writes of which the audit says nothing, and why. */
export const unaudited: Readonly<Record<string, string>> = {
  'PUT /notices/:id/read': 'a mark of one’s own reading',
  'PUT /message_threads/:id/read': 'a mark of one’s own reading',
  'POST /notifications/:id/read': 'a mark of one’s own reading',
  'POST /notifications/read_page': 'a mark of one’s own reading',
  'POST /notifications/read_all': 'a mark of one’s own reading',
  'POST /notifications/read_subject': 'a mark of one’s own reading',
  'POST /message_threads/:id/messages': 'a message says itself who wrote it and when, and is never changed',
  'POST /record_files': 'a file counts when a record takes it, whose own row says so',
  'POST /users/:id/two_factor': 'a secret that nothing uses until it is confirmed',
  'POST /approval_routes/simulate': 'reads by POST',
  'POST /custom_workflow_items/begin': 'answers the open draft where there is one; a new one leaves a row',
}

/** What was done to something that was there: what it held and holds belongs into the row. */
const changing = /\.(updated|saved|configured|renamed|set|bank_accounts_replaced|closed_days_replaced)$/

const idle = new WeakSet<TenantRequest['audits']>()

/**
 * Said by a handler that wrote nothing and may, as when another request was faster, or each of many was refused: the audit
 * has nothing to tell. It is said where the handler knows it, never read from the answer.
 */
export function nothingToDo({ audits }: TenantRequest): void {
  idle.add(audits)
}

/**
 * Holds every write to the rule that the audit tells of it (domain §4.6): tests call it after each, so that a handler
 * without a row, or one that says "updated" without what changed, fails wherever it is first tried.
 * @throws Error that names the endpoint
 */
export function assertAudited(endpoint: Endpoint, { audits }: TenantRequest, body: unknown): void {
  const line = `${endpoint.method} ${endpoint.path}`
  const reads = endpoint.method === 'GET' || endpoint.reply === bytes || endpoint.keepsNothing
  if (reads || line in unaudited || isTrial(body)) return
  if (audits.length === 0 && !idle.has(audits))
    throw new Error(`${line} left no row in the audit: call changed() or nothingToDo(), or say why not.`)
  const silent = audits.find(({ action, detail }) => changing.test(action) && !('changes' in JSON.parse(detail)))
  if (silent) throw new Error(`${line} says ${silent.action} without what changed: give changed() the record before.`)
}

const isTrial = (body: unknown) => (body as { dryRun?: boolean } | undefined)?.dryRun === true
