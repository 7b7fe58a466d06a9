import type { TenantRequest } from '../../http/request.ts'
import { tellPartner, type PartnerNews } from '../notifications/partner-news-job.ts'
import type { ApplicationRow } from './queries.ts'

/** Tells the other side of one application, and nobody else. */
export function tellOtherSide(
  { database, userGroupId }: TenantRequest,
  row: ApplicationRow,
  event: PartnerNews['event'],
): Promise<void> {
  const toSupplier = row.recruiterId === userGroupId
  return tellPartner(database, {
    userGroupId: toSupplier ? row.supplierId : row.recruiterId,
    event,
    accountIds: toSupplier && row.createdBy !== null ? [row.createdBy] : null,
    subject: { kind: 'matching_application', id: row.id },
    detail: { title: row.title },
    link: `/s/matching-console/${toSupplier ? 'worker' : 'client'}/applications/${row.id}`,
  })
}
