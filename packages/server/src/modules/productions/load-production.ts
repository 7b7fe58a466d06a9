import type { ProductionDetail } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed, type RecordChange } from '../../records/changed.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { productionsById, usesOfProduction, type ProductionRow } from './queries/production-queries.ts'
import { productionReply } from './replies.ts'
import { shareesOf } from './queries/write-queries.ts'

/** The production as the reader sees it; 404 for everybody to whom it is not shown. */
export async function loadProduction(request: TenantRequest, id: number): Promise<ProductionDetail> {
  const { database, userGroupId } = request
  const [row] = await productionsById(database, userGroupId, [id])
  if (!row) throw notFound()
  const isOwner = row.user_group_id === userGroupId
  // Partners' drafts may use it as well, which only the system sees; how many, and not which, is told to the owner.
  const uses = isOwner ? await request.asSystem((system) => usesOfProduction(system, id)) : []
  return { ...productionReply(row, userGroupId), uses }
}

/** One of the organisation's own. */
export async function ownProduction({ database, userGroupId }: TenantRequest, id: number): Promise<ProductionRow> {
  const [row] = await productionsById(database, userGroupId, [id])
  if (row?.user_group_id !== userGroupId) throw notFound()
  return row
}

/** What follows every write to a production, its phases and SKUs: the audit, and news to everybody to whom it is shown. */
export async function productionChanged(
  request: TenantRequest,
  productionId: number,
  change: RecordChange,
  /** Who was shown it before, where that has changed. */
  before: readonly number[] = [],
): Promise<void> {
  await changed(request, change)
  if (change.noun !== 'production') await request.notify('production', productionId)
  const sharees = new Set([...before, ...(await shareesOf(request.database, productionId))])
  for (const id of sharees) await notifyPartner(request, id, 'production')
}
