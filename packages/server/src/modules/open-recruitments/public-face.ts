// What other modules use of recruitments as suppliers see them.
import type { Database } from '../../database/engine.ts'
import { openRows } from './queries.ts'
import { weigh } from './weigh.ts'
import { isFit } from '@tsumugi/domain/matching'

export { openRow, type OpenRow } from './queries.ts'
export { isNameTold } from './weigh.ts'

/** Whether a recruitment meets a search that was kept, asked inside the supplier's organisation. */
export async function meetsSearch(
  database: Database,
  userGroupId: number,
  { fits, ...criteria }: Readonly<Record<string, unknown>>,
  recruitmentId: number,
): Promise<{ title: string } | null> {
  const found = (await openRows(database, userGroupId, criteria)).filter(({ id }) => id === recruitmentId)
  // Past trades decide nothing here, so nothing is read outside the organisation.
  const asSystem = async () => new Map() as never
  const [weighed] = await weigh({ database, userGroupId, asSystem }, found)
  return weighed && (!fits || isFit(weighed.reasons)) ? { title: weighed.row.title } : null
}
