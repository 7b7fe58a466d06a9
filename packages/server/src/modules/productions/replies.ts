import type { Production } from '@tsumugi/contract'
import { fileUrls } from '../merchandising-files/replies.ts'
import type { ProductionRow } from './queries/production-queries.ts'

/** A production as its owner or a partner sees it; what is private was never read for a partner. */
export function productionReply(row: ProductionRow, userGroupId: number): Production {
  return {
    id: row.id,
    side: row.user_group_id === userGroupId ? 'owner' : 'partner',
    owner: { id: row.user_group_id, name: row.owner_name },
    brand: { id: row.brand_id, name: row.brand_name },
    subBrand: row.sub_brand_id === null ? null : { id: row.sub_brand_id, name: row.sub_brand_name ?? '' },
    season: row.season,
    styleNo: row.style_no,
    name: row.name,
    listPrice: row.list_price,
    targetCost: row.target_cost,
    note: row.note,
    categoryIds: row.category_ids.map(Number),
    merchandising: row.merchandising,
    imageUrl:
      row.merchandising_id === null || row.primary_file_id === null
        ? null
        : fileUrls(row.merchandising_id, row.primary_file_id, row.primary_file_revision ?? 0).thumbnail(480),
    phases: row.phases,
    stage: row.stage,
    quantity: row.quantity,
    deliveryDue: row.delivery_due,
    health: row.health,
    partners: row.partners,
    updatedAt: row.updated_at,
    lockVersion: row.lock_version,
  }
}
