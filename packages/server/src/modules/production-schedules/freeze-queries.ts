import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'
import { nextVersion, versionStamps } from '../../database/versions/version-stamps.ts'

/**
 * What follows from the acceptance of an order, beside its quantities (domain §3.4): the plan of every phase whose SKUs it
 * names is the baseline from now on, and its schedule begins. Accepting a change of the order freezes it anew. Answers the
 * ids of the schedules; the order has been held, and its SKUs are one of its parties'.
 */
export async function freezeSchedules(
  { asSystem }: Pick<TenantRequest, 'asSystem'>,
  documentId: number,
): Promise<number[]> {
  return asSystem(async (system) => {
    const { rows } = await sql<{ id: number }>`
      update production_schedule s set baseline_at = now(), baseline_by = ${documentId}, ${versionStamps({ row: 's' })}, status = case when s.status = 'planned' then 'active' else s.status end
      from document d where d.id = ${documentId} and s.user_group_id in (d.issuer_id, d.receiver_id)
        and s.status not in ('completed', 'cancelled')
        and s.phase_id in (select k.phase_id from document_line l join stock_keeping_unit k on k.id = l.sku_id
          where l.document_id = ${documentId})
      returning s.id`.execute(system)
    const ids = rows.map(({ id }) => id)
    await sql`
      update procedure set baseline_start = planned_start, baseline_end = planned_end, ${nextVersion()}
      where schedule_id = any(${ids}::bigint[])`.execute(system)
    return ids
  })
}
