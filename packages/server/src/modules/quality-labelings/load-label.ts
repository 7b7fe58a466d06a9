import type { QualityLabeling } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { labelOf } from './queries.ts'
import { labelReply } from './replies.ts'
import type { LabelRow } from './stored-label.ts'

/** One version of a label the reader may see; 404 for any other. */
export async function readLabel({ database, userGroupId }: TenantRequest, id: number): Promise<LabelRow> {
  const row = await labelOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

/** One of the organisation's own. */
export async function ownLabel(request: TenantRequest, id: number): Promise<LabelRow> {
  const row = await readLabel(request, id)
  if (row.user_group_id !== request.userGroupId) throw notFound()
  return row
}

export async function loadLabel(request: TenantRequest, id: number): Promise<QualityLabeling> {
  return labelReply(await readLabel(request, id), request.userGroupId)
}
