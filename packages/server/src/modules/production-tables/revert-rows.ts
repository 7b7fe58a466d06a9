import { groupBy } from '@tsumugi/domain/scheduling'
import type { TenantRequest } from '../../http/request.ts'
import { behindSavepoint } from '../../records/table-nouns/behind-savepoint.ts'
import type { RevertedRows, WrittenRow } from '../../records/table-nouns/table-noun.ts'
import { fillField, ownFieldsOf } from '../extension-fields/save-field.ts'
import { unitsOf } from '../stock-keeping-units/matrix-queries.ts'
import { saveUnits, type UnitGiven } from '../stock-keeping-units/save-units.ts'
import { ownProduction } from '../productions/load-production.ts'
import { changePhase, removePhase } from '../productions/phase-routes.ts'
import { changeProduction, deleteProduction } from '../productions/save-production.ts'
import { standingOf } from './item-queries.ts'
import type { RowBefore } from './written-row.ts'

/**
 * Takes rows back, by the code that answers the screen: all that a file did to a production while it stands as the file left
 * it, and nothing once somebody has touched or used it.
 */
export async function revertRows(request: TenantRequest, rows: readonly WrittenRow[]): Promise<RevertedRows> {
  const { database } = request
  const standing = await standingOf(database, [...new Set(rows.map(({ id }) => id))])
  const reverted = new Set<number>()
  const kept: number[] = []
  for (const [id, own] of groupBy(rows, (each) => each.id)) {
    if (own.some(({ version }) => version !== standing.get(id))) continue
    const reverting = await behindSavepoint(request, false, () => revertItem(request, id, own))
    if ('causes' in reverting) continue
    for (const { row } of own) reverted.add(row)
    kept.push(id)
  }
  return { rows: reverted, versions: await standingOf(database, kept) }
}

/** The latest row first: what several changed goes back to what the first of them found. */
async function revertItem(request: TenantRequest, id: number, rows: readonly WrittenRow[]): Promise<void> {
  const all = rows.map(({ before }) => (before ?? {}) as RowBefore)
  if (all.some(({ item }) => item === 'made')) {
    await deleteProduction(request, { params: { id } })
    return
  }
  await revertUnits(request, all)
  for (const { phase } of all) {
    if (phase?.values === 'made') await removePhase(request, { params: { id: phase.id } })
    else if (phase) await revertPhase(request, id, phase.id, phase.values)
  }
  for (const { item, extensions } of all) {
    if (item && item !== 'made') await revertValues(request, id, item)
    for (const [key, value] of Object.entries(extensions ?? {})) {
      const field = (await ownFieldsOf(request, 'production', id)).find((each) => each.key === key)
      if (field) await fillField(request, field, id, value)
    }
  }
}

async function revertUnits(request: TenantRequest, all: readonly RowBefore[]): Promise<void> {
  const units = all.flatMap(({ unit }) => unit ?? [])
  for (const [phaseId, own] of groupBy(units, (unit) => unit.phaseId)) {
    const versions = new Map(
      (await unitsOf(request.database, phaseId, true)).map((unit) => [unit.id, unit.lockVersion]),
    )
    const removed = own.filter(({ values }) => values === 'made').map((unit) => unit.id)
    const changed = new Map<number, UnitGiven & { id: number; lockVersion: number }>()
    for (const { id, values } of own)
      if (values !== 'made' && !removed.includes(id))
        changed.set(id, { ...changed.get(id), ...values, id, lockVersion: versions.get(id)! })
    const changes = { removed, changed: [...changed.values()] }
    await saveUnits(
      request,
      phaseId,
      changes,
      (list, at) => `${list}.${at}`,
      async () => null,
    )
  }
}

async function revertPhase(request: TenantRequest, productionId: number, id: number, values: object): Promise<void> {
  const phase = (await ownProduction(request, productionId)).phases.find((each) => each.id === id)!
  await changePhase(request, { params: { id }, body: { phase: { ...values, lockVersion: phase.lockVersion } } })
}

async function revertValues(request: TenantRequest, id: number, { name, categories, ...values }: ItemBefore) {
  const { lock_version: lockVersion } = await ownProduction(request, id)
  const needed = { ...(name && { name }), ...(categories && { categories }) }
  await changeProduction(request, { params: { id }, body: { production: { ...values, ...needed, lockVersion } } })
}
type ItemBefore = Exclude<RowBefore['item'], 'made' | undefined>
