import { mostSkus, type StockKeepingUnit } from '@tsumugi/contract'
import { allowsSkuNameFreeInput, fieldChanges } from '@tsumugi/domain'
import { Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { productionChanged } from '../productions/load-production.ts'
import { listedSkuNames } from '../productions/queries/option-queries.ts'
import type { PhaseRow } from '../productions/queries/phase-queries.ts'
import { heldPhase } from '../productions/phase-routes.ts'
import { differenceOf, type Changes, type Difference, type Place } from './difference.ts'
import { colorsOfPhase, ownMasters, sizesOfPhase, subSkusOf, unitsOf } from './matrix-queries.ts'
import { partFaults, unitFaults, type PlacedUnit } from './sku-checks.ts'
import { deleteUnits, insertUnits, touchPhase, updateUnits, usedUnits, type UnitValues } from './sku-queries.ts'

export type UnitGiven = { [Key in keyof UnitValues]?: UnitValues[Key] | undefined }
type UnitDifference = Difference<StockKeepingUnit, UnitGiven>

/**
 * Adds, changes and removes SKUs of a phase: all of it, or none with a cause for each row. Who writes the same phase waits
 * for the others; answers the ids of what was written, new ones last.
 * @throws Refusal 409 `stale` where somebody was faster, 422 for what is wrong with the values
 */
export async function saveUnits(
  request: TenantRequest,
  phaseId: number,
  changes: Changes<UnitGiven>,
  place: Place,
  current: () => Promise<unknown>,
): Promise<{ written: number[]; removed: number[] }> {
  const { database, userGroupId, accountId } = request
  const phase = await heldPhase(request, phaseId)
  const units = await unitsOf(database, phaseId, true)
  const difference = differenceOf(units, changes, place)
  if (difference.causes.length > 0) throw new Refusal(422, difference.causes)
  if (difference.stale.length > 0) throw new Refusal(409, difference.stale, await current())
  const written: PlacedUnit[] = [
    ...difference.changed.map((each) => ({ place: each.place, before: each.before, after: each.after })),
    ...difference.added.map((each) => ({ place: each.place, before: null, after: complete(each.row) })),
  ]
  await assertRight(request, phase, difference, written)
  await deleteUnits(
    database,
    phaseId,
    difference.removed.map(({ row }) => row.id),
  )
  await updateUnits(
    database,
    phaseId,
    difference.changed.map(({ after }) => after),
  )
  const added = written.filter(({ before }) => before === null).map(({ after }) => after)
  const made = await insertUnits(database, userGroupId, phaseId, added)
  await touchPhase(database, phaseId, accountId)
  await tell(request, phase, difference, written)
  return {
    written: [...difference.changed.map(({ before }) => before.id), ...made],
    removed: difference.removed.map(({ row }) => row.id),
  }
}

const complete = (given: UnitGiven): UnitValues => ({
  colorId: given.colorId ?? null,
  sizeId: given.sizeId ?? null,
  name: given.name ?? null,
  jan: given.jan ?? null,
  quantity: given.quantity ?? 0,
  unitPrice: given.unitPrice ?? null,
  split: given.split ?? false,
})

async function assertRight(
  request: TenantRequest,
  phase: PhaseRow,
  difference: UnitDifference,
  written: readonly PlacedUnit[],
): Promise<void> {
  const { database } = request
  const isFrozen = phase.frozen_at !== null
  const causes = [
    ...unitFaults(written, difference.kept, await namesFor(request, written), isFrozen),
    ...(await removalFaults(request, difference, isFrozen)),
  ]
  const places = new Map(difference.changed.map((each) => [each.before.id, each.place]))
  const parts = await subSkusOf(database, phase.id)
  causes.push(...partFaults(difference.kept, parts, (id) => places.get(id)))
  for (const { place, after, before } of written)
    if (before === null && after.split && after.quantity > 0)
      causes.push({ code: 'sub_skus_short', field: `${place}.split`, meta: { total: 0, quantity: after.quantity } })
  const count = difference.kept.length + difference.added.length
  if (count > mostSkus)
    causes.push({ code: 'too_many', field: difference.added[0]?.place ?? 'added', meta: { maximum: mostSkus } })
  if (causes.length > 0) throw new Refusal(422, causes)
}

async function namesFor({ database, userGroupId, asker }: TenantRequest, written: readonly PlacedUnit[]) {
  const ids = (key: 'colorId' | 'sizeId') => [
    ...new Set(written.flatMap(({ after }) => (after[key] === null ? [] : [after[key]]))),
  ]
  const mayTypeFreely = allowsSkuNameFreeInput(asker.user)
  return {
    colors: new Set((await ownMasters(database, 'color', userGroupId, ids('colorId'))).keys()),
    sizes: new Set((await ownMasters(database, 'size', userGroupId, ids('sizeId'))).keys()),
    listed: new Set(mayTypeFreely ? [] : await listedSkuNames(database, userGroupId)),
    mayTypeFreely,
  }
}

async function removalFaults(request: TenantRequest, { removed }: UnitDifference, isFrozen: boolean): Promise<Cause[]> {
  if (removed.length === 0) return []
  if (isFrozen) return removed.map(({ place }) => ({ code: 'quantities_frozen' as const, field: place }))
  const used = await request.asSystem((system) =>
    usedUnits(
      system,
      removed.map(({ row }) => row.id),
    ),
  )
  return removed.flatMap(({ place, row }): Cause[] => {
    const count = used.get(row.id)
    return count ? [{ code: 'sku_in_use', field: place, meta: { count, id: row.id } }] : []
  })
}

/** The audit names a SKU as people do: by its colour, size and name. */
async function tell(
  request: TenantRequest,
  phase: PhaseRow,
  { changed, removed }: UnitDifference,
  written: readonly PlacedUnit[],
): Promise<void> {
  const { database } = request
  const colors = new Map((await colorsOfPhase(database, phase.id)).map(({ id, name }) => [id, name]))
  const sizes = new Map((await sizesOfPhase(database, phase.id)).map(({ id, name }) => [id, name]))
  const nameOf = ({ colorId, sizeId, name }: UnitValues) =>
    [colorId && colors.get(colorId), sizeId && sizes.get(sizeId), name].filter(Boolean).join(' ')
  const said = (unit: UnitValues) => ({
    variant: nameOf(unit),
    jan: unit.jan,
    quantity: unit.quantity,
    unitPrice: unit.unitPrice,
    split: unit.split,
  })
  const added = written.filter(({ before }) => before === null)
  const changes = [
    ...changed.flatMap(({ before, after }) =>
      Object.entries(fieldChanges(said(before), said(after))).map(([field, change]) => [
        `${nameOf(after)} ${field}`,
        change,
      ]),
    ),
    ...added.map(({ after }) => [`${nameOf(after)} quantity`, { before: null, after: after.quantity }]),
    ...removed.map(({ row }) => [`${nameOf(row)} quantity`, { before: row.quantity, after: null }]),
  ]
  await productionChanged(request, phase.production_id, {
    noun: 'phase',
    verb: 'lines_saved',
    id: phase.id,
    changes: Object.fromEntries(changes) as Record<string, unknown>,
    detail: { added: added.length, changed: changed.length, removed: removed.length },
  })
}
