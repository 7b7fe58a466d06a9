import type { StockKeepingUnit } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { unitsOf } from '../stock-keeping-units/matrix-queries.ts'
import { saveUnits, type UnitGiven } from '../stock-keeping-units/save-units.ts'
import type { Names } from '../productions/tables/name-queries.ts'
import type { UnitPlace } from './resolve-row.ts'
import { columnNamed, type RowAtWork } from './written-row.ts'
import { differing } from '../../records/table-nouns/differing.ts'

const variantOf = ({ colorId, sizeId, name }: UnitPlace) => JSON.stringify([colorId, sizeId, name])

/** Adds and changes the SKUs of a phase that some rows name, together, as its matrix does. */
export async function writeUnits(
  request: TenantRequest,
  _names: Names,
  rows: readonly RowAtWork[],
  phaseId: number,
): Promise<void> {
  const naming = rows.filter(({ resolved }) => resolved.unit !== null)
  if (naming.length === 0) return
  const held = new Map((await unitsOf(request.database, phaseId, true)).map((unit) => [variantOf(unit), unit]))
  const added: { row: RowAtWork; given: UnitGiven }[] = []
  const changed: { row: RowAtWork; given: UnitGiven & { id: number; lockVersion: number } }[] = []
  for (const row of naming) {
    const unit = row.resolved.unit!
    const there = held.get(variantOf(unit))
    const change = there && changeOf(row, there)
    if (!there) added.push({ row, given: unit })
    else if (change) changed.push({ row, given: { ...change, id: there.id, lockVersion: there.lockVersion } })
  }
  if (added.length + changed.length === 0) return
  const given = (all: readonly { given: UnitGiven }[]) => all.map((each) => each.given)
  const place = (list: string, at: number) => `row.${(list === 'added' ? added : changed)[at]!.row.resolved.row}`
  const changes = { added: given(added), changed: changed.map((each) => each.given) }
  const { written } = await saveUnits(request, phaseId, changes, place, async () => null)
  for (const [at, { row }] of added.entries())
    row.before.unit = { id: written[changed.length + at]!, phaseId, values: 'made' }
  for (const { row, given: change } of changed) row.before.unit = { id: change.id, phaseId, values: was(row) }
}

function changeOf(row: RowAtWork, there: StockKeepingUnit): UnitGiven | null {
  const { colorId: _, sizeId: __, name: ___, ...figures } = row.resolved.unit!
  const difference = differing(figures, there)
  if (!difference) return null
  const now = there as unknown as Record<string, unknown>
  for (const [field, after] of Object.entries(difference.after))
    row.changes[columnNamed(field, true)] = { before: now[field] ?? null, after }
  return difference.after
}

/** What the figures that a row changes were before. */
const was = ({ resolved, changes }: RowAtWork): UnitGiven =>
  Object.fromEntries(
    Object.keys(resolved.unit!).flatMap((field) => {
      const change = field === 'name' ? undefined : changes[field]
      return change ? [[field, change.before]] : []
    }),
  )
