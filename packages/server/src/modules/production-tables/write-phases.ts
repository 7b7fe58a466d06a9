import type { Phase } from '@tsumugi/contract'
import { groupBy } from '@tsumugi/domain/scheduling'
import type { TenantRequest } from '../../http/request.ts'
import { addPhase, changePhase } from '../productions/phase-routes.ts'
import type { Names } from '../productions/tables/name-queries.ts'
import type { PhaseValues } from './resolve-row.ts'
import { writeUnits } from './write-units.ts'
import { columnNamed, type RowAtWork } from './written-row.ts'
import { differing } from '../../records/table-nouns/differing.ts'

/** Which kind a phase has that nobody named. */
const usualKind = 'bulk'

interface WrittenItem {
  readonly id: number
  /** What tells the style from others, whether it is there already or not. */
  readonly style: string
  readonly phases: readonly Phase[]
}

/** Writes the phases that some rows of a production are of, and the SKUs of each. */
export async function writePhases(
  request: TenantRequest,
  names: Names,
  rows: readonly RowAtWork[],
  item: WrittenItem,
): Promise<void> {
  const last = item.phases.at(-1)?.kind ?? usualKind
  const byKind = groupBy(rows, ({ resolved }) => resolved.phase.kind ?? last)
  for (const [kind, own] of byKind) {
    for (const row of own) row.key = keyOf(item.style, kind, row)
    const needing = own.filter(({ resolved }) => resolved.unit !== null || Object.keys(resolved.phase).length > 0)
    if (needing.length === 0) continue
    const phase = item.phases.findLast((each) => each.kind === kind)
    const id = phase ? phase.id : await added(request, needing, kind, item.id)
    if (phase) await changed(request, names, needing, phase)
    await writeUnits(request, names, needing, id)
  }
}

/** The SKU that a row is; of one that names none the phase, or the style alone. */
function keyOf(style: string, kind: string, { resolved: { unit, phase } }: RowAtWork): string {
  if (!unit) return [style, phase.kind].join('|')
  return [style, kind, unit.colorId, unit.sizeId, unit.name].join('|')
}

async function added(
  request: TenantRequest,
  rows: readonly RowAtWork[],
  kind: Phase['kind'],
  productionId: number,
): Promise<number> {
  const values: PhaseValues = Object.assign({}, ...rows.map(({ resolved }) => resolved.phase))
  const id = await addPhase(request, { params: { productionId }, body: { phase: { ...values, kind } } })
  rows[0]!.before.phase = { id, values: 'made' }
  return id
}

async function changed(request: TenantRequest, names: Names, rows: readonly RowAtWork[], phase: Phase): Promise<void> {
  const { supplier, deliveryDue, currency } = phase
  const held: Record<string, unknown> = { supplierGroupId: supplier?.id ?? null, deliveryDue, currency }
  let all: Omit<PhaseValues, 'kind'> = {}
  for (const { resolved, before, changes } of rows) {
    const { kind: _, ...given } = resolved.phase
    const difference = differing(given, held)
    if (!difference) continue
    before.phase = { id: phase.id, values: difference.before }
    const said = (field: string, value: unknown) =>
      field === 'supplierGroupId' && value !== null ? names.textOf('supplier', Number(value)) : value
    for (const [field, after] of Object.entries(difference.after)) {
      changes[columnNamed(field)] = { before: said(field, held[field]), after: said(field, after) }
      held[field] = after
    }
    all = { ...all, ...difference.after }
  }
  if (Object.keys(all).length === 0) return
  await changePhase(request, { params: { id: phase.id }, body: { phase: { ...all, lockVersion: phase.lockVersion } } })
}
