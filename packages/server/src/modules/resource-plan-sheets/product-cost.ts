import type { Acting } from '../../records/acting.ts'
import { productOfStyle } from '../merchandising-records/queries.ts'
import { appendVersion } from '../merchandising-records/version-queries.ts'

/**
 * Moves a version of a style's sheet. Where that changes what its product on the MD map costs, the history of the product
 * says so, and open maps hear of it.
 */
export async function withProductCost<Moved>(
  acting: Acting,
  productionId: number,
  move: () => Promise<Moved>,
): Promise<Moved> {
  const { database, userGroupId } = acting
  const before = await productOfStyle(database, userGroupId, productionId)
  const moved = await move()
  const after = before && (await productOfStyle(database, userGroupId, productionId))
  if (!after || after.unitCost === before.unitCost) return moved
  const change = { field: 'unitCost', before: before.unitCost, after: after.unitCost }
  await appendVersion(acting, after.id, 'updated', [change])
  await acting.notify('merchandising', after.id)
  return moved
}
