import { mostFound, type FoundRecord } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { LookedSource, Seeker } from './looked-sources.ts'
import type { MasterSource } from './sources.ts'
import type { WordSource } from './word-source.ts'
import { foldedHolds } from '../../database/folded-text.ts'

/** As long as the beginnings that are kept. */
const kept = { word: 12, master: 24 } as const
/** So many of each noun are looked at for the other words that were typed. */
const mostLooked = 100

/** What was typed, word by word, the longest first: it is found by the index, the others are looked for in what it finds. */
export const termsOf = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 5)
    .toSorted((one, other) => other.length - one.length)

/** A range that holds what begins with a word; collation C orders by code points. */
const begins = (column: RawBuilder<unknown>, word: string, length: number) => {
  const start = sql`left(folded(${word}), ${length})`
  return sql`${column} >= ${start} and ${column} < ${start} || chr(1114111)`
}

const holdsAll = (text: RawBuilder<unknown>, terms: readonly string[]) =>
  sql.join([sql`true`, ...terms.map((term) => foldedHolds(text, term))], sql` and `)

/** Documents, products and what else keeps its words, a few of each. */
export async function foundByWords(
  database: Database,
  { userGroupId, accountId }: Pick<Seeker, 'userGroupId' | 'accountId'>,
  sources: readonly WordSource[],
  terms: readonly string[],
): Promise<FoundRecord[]> {
  if (sources.length === 0) return []
  const selects = sources.map(({ noun, kept: name, from, key, columns, own }) => {
    const [code, title, detail, link] = columns(userGroupId)
    // Other words are looked for in all that is shown of a record, a long one beyond what is kept of it as well.
    const text = sql`folded(concat_ws(' ', ${code}, ${title}, ${detail}))`
    return sql`(
      select ${noun}::text as noun, d.id, ${code} as code, ${title} as name, ${detail} as detail, ${link} as link
      from (select w.record_id, min(w.word) as word from (
          select s.record_id, s.word from search_word s
          where s.user_group_id = ${userGroupId} and s.noun = ${name} and ${begins(sql`s.word`, terms[0]!, kept.word)}
          order by s.word, s.record_id limit ${mostLooked}) w group by w.record_id) f
        join ${from} on ${key ?? sql`d.id`} = f.record_id
      where ${own(userGroupId, accountId)} and ${holdsAll(text, terms)}
      order by f.word, d.id desc limit ${mostFound})`
  })
  const { rows } = await sql<FoundRecord>`${sql.join(selects, sql` union all `)}`.execute(database)
  return rows
}

/** Masters by the beginning of their code or name. */
export async function foundMasters(
  database: Database,
  userGroupId: number,
  sources: readonly MasterSource[],
  typed: string,
): Promise<FoundRecord[]> {
  if (sources.length === 0) return []
  const selects = sources.map(({ noun, table, hasCode, path, within }) => {
    const by = (column: string) => sql`(
      select d.id from ${sql.table(table)} d where d.user_group_id = ${userGroupId} and d.discarded_at is null
        and ${begins(sql.ref(`d.${column}`), typed, kept.master)}
      order by ${sql.ref(`d.${column}`)} limit ${mostFound})`
    const ids = hasCode ? sql`${by('folded_code')} union ${by('folded_name')}` : by('folded_name')
    return sql`(
      select ${noun}::text as noun, d.id, ${hasCode ? sql`d.code` : sql`''`}::text as code, d.name, '' as detail,
        ${within ? sql`${`/s${path}/`} || d.${sql.ref(within.column)} || ${`/${within.path}/`} || d.id` : sql`${`/s${path}/`} || d.id`} as link
      from (${ids}) f join ${sql.table(table)} d on d.id = f.id order by d.name limit ${mostFound})`
  })
  const { rows } = await sql<FoundRecord>`${sql.join(selects, sql` union all `)}`.execute(database)
  return rows
}

/** What an organisation has few of: partners, colleagues, conversations, each looked through. */
export async function foundByLooking(
  database: Database,
  seeker: Seeker,
  sources: readonly LookedSource[],
  terms: readonly string[],
): Promise<FoundRecord[]> {
  if (sources.length === 0) return []
  const selects = sources.map(
    ({ noun, rows, most }) => sql`(
      select ${noun}::text as noun, d.id, d.code, d.name, d.detail, d.link
      from (${rows(seeker)} limit ${most}) d
      where ${holdsAll(sql`folded(concat_ws(' ', d.code, d.name, d.more))`, terms)}
      order by d.name limit ${mostFound})`,
  )
  const { rows } = await sql<FoundRecord>`${sql.join(selects, sql` union all `)}`.execute(database)
  return rows
}
