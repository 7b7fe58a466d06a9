import { isFit } from '@tsumugi/domain/matching'
import type { Database } from '../../database/engine.ts'
import { asSystem, inTenant } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import { profileOf } from '../matching-profiles/public-face.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { toListener } from '../recruitments/public-face.ts'
import { openRows } from './queries.ts'
import { keptSearches } from './saved-search-queries.ts'
import { weigh } from './weigh.ts'

/** Searches that the new recruitment meets tell their owners; each is asked inside its own organisation. */
export async function recruitmentFoundJob(
  { engine }: ServerParts,
  { recruitmentId }: { readonly recruitmentId: number },
): Promise<void> {
  const searches = await asSystem(engine.database, keptSearches)
  const told = new Set<number>()
  for (const search of searches) {
    if (told.has(search.groupId)) continue
    const met = await inTenant(engine.database, search.groupId, (tenant) =>
      meetsSearch(tenant, search.groupId, search.criteria, recruitmentId),
    )
    if (!met) continue
    told.add(search.groupId)
    await asSystem(engine.database, (system) =>
      tellPartner(
        system,
        toListener(search, 'matching_found', { id: recruitmentId, title: met.title }, { search: search.name }),
      ),
    )
  }
}

/** Whether a recruitment meets a search that was kept, asked inside the supplier's organisation. */
async function meetsSearch(
  database: Database,
  userGroupId: number,
  { fits, ...criteria }: Readonly<Record<string, unknown>>,
  recruitmentId: number,
): Promise<{ title: string } | null> {
  const [rows, profile] = await Promise.all([
    openRows(database, userGroupId, criteria),
    profileOf(database, userGroupId),
  ])
  const found = rows.filter(({ id }) => id === recruitmentId)
  // Past trades decide nothing here, so nothing is read outside the organisation.
  const asSystem = async () => new Map() as never
  const [weighed] = await weigh({ userGroupId, asSystem }, found, profile)
  return weighed && (!fits || isFit(weighed.reasons)) ? { title: weighed.row.title } : null
}
