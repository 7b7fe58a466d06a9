import type { MaterialListing } from '@tsumugi/contract'
import { priceFor } from '@tsumugi/domain'
import type { TenantRequest } from '../../http/request.ts'
import { thumbnailAddress } from '../record-files/queries.ts'
import { groupNames, type ListingRow } from './queries.ts'

/** The first photograph of a colour, else of the whole cloth: that of another colour would mislead. */
export function photoOf({ photos }: Pick<ListingRow, 'photos'>, colorId: number | null): string | null {
  const own = photos.find((photo) => colorId !== null && photo.colorId === colorId)
  const found = own ?? photos.find((photo) => photo.colorId === null)
  return found ? thumbnailAddress(found.fileId, 480) : null
}

/** Cloths as the asker is offered them, in the order of their rows. */
export async function repliesOf({ asSystem }: TenantRequest, rows: readonly ListingRow[]): Promise<MaterialListing[]> {
  const names = await asSystem((system) => groupNames(system, [...new Set(rows.map((row) => row.user_group_id))]))
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    weave: row.weave,
    distributor: { id: row.user_group_id, name: names.get(row.user_group_id) ?? '' },
    composition: row.composition,
    widthCm: row.width_cm,
    weightGsm: row.weight_gsm,
    certificates: row.certificates,
    unit: row.unit,
    currency: row.currency,
    leadDays: row.lead_days,
    price: row.tiers && priceFor(row.tiers, '0', row.rank),
    color: row.color,
    photo: photoOf(row, row.color?.id ?? null),
    difference: null,
    colorCount: row.color_count,
    hexes: row.hexes,
    restockOn: row.restock_on,
    free: row.free,
  }))
}
