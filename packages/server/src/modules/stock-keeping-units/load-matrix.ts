import type { PhaseMatrix } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { phaseOf } from '../productions/phase-queries.ts'
import { colorsOfPhase, sizesOfPhase, subSkusOf, unitsOf } from './matrix-queries.ts'

/** Everything of a phase's matrix; prices are told to the owner and to whoever makes the phase. */
export async function loadMatrix({ database, userGroupId }: TenantRequest, phaseId: number): Promise<PhaseMatrix> {
  const row = await phaseOf(database, userGroupId, phaseId)
  if (!row) throw notFound()
  const isTold = row.user_group_id === userGroupId || row.supplier_group_id === userGroupId
  return {
    phase: row.phase,
    colors: await colorsOfPhase(database, phaseId),
    sizes: await sizesOfPhase(database, phaseId),
    units: await unitsOf(database, phaseId, isTold),
    subSkus: await subSkusOf(database, phaseId),
  }
}
