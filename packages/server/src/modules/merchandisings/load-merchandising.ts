import type { Merchandising } from '@tsumugi/contract'
import { discarded, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { filesOf } from '../merchandising-files/queries.ts'
import { fileReply } from '../merchandising-files/replies.ts'
import { merchandisingOf } from '../merchandising-records/queries.ts'
import { wasTakenOff } from './queries.ts'
import { merchandisingReply } from './replies.ts'

/** The product with its files as callers see it; 404 when there is none in this organisation, with the code
 * `discarded` when it was taken off the map. */
export async function loadMerchandising({ database, userGroupId }: TenantRequest, id: number): Promise<Merchandising> {
  const row = await merchandisingOf(database, userGroupId, id)
  if (!row) throw (await wasTakenOff(database, userGroupId, id)) ? discarded() : notFound()
  const files = row.file_count > 0 ? await filesOf(database, userGroupId, id) : []
  return merchandisingReply(row, files.map(fileReply))
}
