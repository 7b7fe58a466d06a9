import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'

export interface SampleNounColumns {
  id: number
  name: string
  lock_version: number
}

/** One page in order, with the count of all. The organisation comes first in every query. */
export async function pageOfSampleNoun(database: Database, userGroupId: number, asked: PageRequest) {
  const { limit, offset } = limitsOf(asked)
  const { rows } = await sql<SampleNounColumns>`
    select id, name, lock_version from sample_noun where user_group_id = ${userGroupId}
    order by id limit ${limit} offset ${offset}`.execute(database)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from sample_noun where user_group_id = ${userGroupId}`.execute(database)
  return { rows, count: Number(counted[0]?.count ?? 0) }
}

export async function sampleNounOf(database: Database, userGroupId: number, id: number) {
  const { rows } = await sql<SampleNounColumns>`
    select id, name, lock_version from sample_noun where user_group_id = ${userGroupId} and id = ${id}`.execute(
    database,
  )
  return rows[0]
}
