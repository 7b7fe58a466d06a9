import type { SubSku } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { productionChanged } from '../productions/load-production.ts'
import { heldPhase } from '../productions/phase-routes.ts'
import { differenceOf, type Changes, type Place } from './difference.ts'
import { subSkusOf, unitsOf } from './matrix-queries.ts'
import { partFaults } from './sku-checks.ts'
import { deleteSubSkus, insertSubSkus, touchPhase, updateSubSkus, type SubSkuValues } from './sku-queries.ts'

export interface SubSkuGiven {
  readonly stockKeepingUnitId: number
  readonly label: string
  readonly destination?: string | null | undefined
  readonly lot?: string | null | undefined
  readonly quantity?: number | undefined
}

/** As `saveUnits`, of the parts of SKUs: their sums are asked for after all changes, under the same lock. */
export async function saveSubSkus(
  request: TenantRequest,
  phaseId: number,
  changes: Changes<SubSkuGiven>,
  place: Place,
  current: () => Promise<unknown>,
): Promise<{ written: number[]; removed: number[] }> {
  const { database, userGroupId, accountId } = request
  const phase = await heldPhase(request, phaseId)
  const units = await unitsOf(database, phaseId, true)
  const difference = differenceOf(await subSkusOf(database, phaseId), changes, place)
  const added = difference.added.map((each) => ({ place: each.place, row: complete(each.row) }))
  const known = new Set(units.map(({ id }) => id))
  const lost = added
    .filter(({ row }) => !known.has(row.stockKeepingUnitId))
    .map((each): Cause => ({ code: 'not_found', field: `${each.place}.stockKeepingUnitId` }))
  const causes = [...difference.causes, ...lost]
  if (causes.length > 0) throw new Refusal(422, causes)
  if (difference.stale.length > 0) throw new Refusal(409, difference.stale, await current())
  // The last row that touches a SKU answers for its sum.
  const places = new Map<number, string>([
    ...difference.removed.map((each): [number, string] => [each.row.stockKeepingUnitId, each.place]),
    ...difference.changed.map((each): [number, string] => [each.before.stockKeepingUnitId, each.place]),
    ...added.map((each): [number, string] => [each.row.stockKeepingUnitId, each.place]),
  ])
  const parts = [...difference.kept, ...added.map(({ row }) => row)]
  const sums = partFaults(units, parts, (id) => places.get(id))
  if (sums.length > 0) throw new Refusal(422, sums)
  await deleteSubSkus(
    database,
    difference.removed.map(({ row }) => row.id),
  )
  await updateSubSkus(
    database,
    difference.changed.map(({ after }) => after),
  )
  const made = await insertSubSkus(
    database,
    userGroupId,
    added.map(({ row }) => row),
  )
  await touchPhase(database, phaseId, accountId)
  await productionChanged(request, phase.production_id, {
    noun: 'phase',
    verb: 'lines_saved',
    id: phaseId,
    changes: said(difference.changed, added, difference.removed),
    detail: { added: added.length, changed: difference.changed.length, removed: difference.removed.length },
  })
  return {
    written: [...difference.changed.map(({ before }) => before.id), ...made],
    removed: difference.removed.map(({ row }) => row.id),
  }
}

const complete = (given: SubSkuGiven): SubSkuValues => ({
  stockKeepingUnitId: given.stockKeepingUnitId,
  label: given.label,
  destination: given.destination ?? null,
  lot: given.lot ?? null,
  quantity: given.quantity ?? 0,
})

function said(
  changed: readonly { before: SubSku; after: SubSku }[],
  added: readonly { row: SubSkuValues }[],
  removed: readonly { row: SubSku }[],
): Record<string, unknown> {
  const words = ({ label, destination, lot, quantity }: SubSkuValues) => ({ label, destination, lot, quantity })
  return Object.fromEntries([
    ...changed.flatMap(({ before, after }) =>
      Object.entries(fieldChanges(words(before), words(after))).map(([field, change]) => [
        `${after.label} ${field}`,
        change,
      ]),
    ),
    ...added.map(({ row }) => [`${row.label} quantity`, { before: null, after: row.quantity }]),
    ...removed.map(({ row }) => [`${row.label} quantity`, { before: row.quantity, after: null }]),
  ]) as Record<string, unknown>
}
