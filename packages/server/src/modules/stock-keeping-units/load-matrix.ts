import type { PhaseMatrix } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { phaseOf } from '../productions/queries/phase-queries.ts'
import { colorsOfPhase, sizesOfPhase, subSkusOf, unitsOf } from './matrix-queries.ts'

/** Everything of a phase's matrix; prices are told to the owner and to whoever makes the phase. */
export async function loadMatrix({ database, userGroupId }: TenantRequest, phaseId: number): Promise<PhaseMatrix> {
  const [row, colors, sizes, subSkus] = await Promise.all([
    phaseOf(database, userGroupId, phaseId),
    colorsOfPhase(database, phaseId),
    sizesOfPhase(database, phaseId),
    subSkusOf(database, phaseId),
  ])
  if (!row) throw notFound()
  const isTold = row.user_group_id === userGroupId || row.supplier_group_id === userGroupId
  return { phase: row.phase, colors, sizes, units: await unitsOf(database, phaseId, isTold), subSkus }
}
