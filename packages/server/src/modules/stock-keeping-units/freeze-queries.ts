import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'
import { nextVersion } from '../../database/versions/version-stamps.ts'

/**
 * What follows from the acceptance of an order (domain §3.4): the quantities of the phases whose SKUs it names stand from
 * now on, whoever accepts. The order has been held, and its SKUs are one of its parties'.
 */
export async function freezeQuantities(
  { asSystem }: Pick<TenantRequest, 'asSystem'>,
  documentId: number,
): Promise<number[]> {
  return asSystem(async (database) => {
    const { rows } = await sql<{ id: number }>`
      update phase p set frozen_at = now(), frozen_by = ${documentId}, ${nextVersion('p')}
      from document d where d.id = ${documentId} and p.user_group_id in (d.issuer_id, d.receiver_id) and p.frozen_at is null
        and p.id in (select k.phase_id from document_line l join stock_keeping_unit k on k.id = l.sku_id
          where l.document_id = ${documentId})
      returning p.id`.execute(database)
    return rows.map(({ id }) => id)
  })
}

/** Once the order no longer stands, what it froze may change again. */
export async function thawQuantities(
  { asSystem }: Pick<TenantRequest, 'asSystem'>,
  documentId: number,
): Promise<number[]> {
  return asSystem(async (database) => {
    const { rows } = await sql<{ id: number }>`
      update phase set frozen_at = null, frozen_by = null, ${nextVersion()}
      where frozen_by = ${documentId} returning id`.execute(database)
    return rows.map(({ id }) => id)
  })
}
