import { mostFound, type FoundRecord } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { MasterSource, WordSource } from './sources.ts'
import { foldedHolds } from '../../database/folded-text.ts'

/** As long as the beginnings that are kept. */
const kept = { word: 12, master: 24 } as const
/** So many of each noun are looked at for the other words that were typed. */
const mostLooked = 100
/** Partners and colleagues that are looked through. */
const mostPeople = 2_000

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
  userGroupId: number,
  sources: readonly WordSource[],
  terms: readonly string[],
): Promise<FoundRecord[]> {
  if (sources.length === 0) return []
  const selects = sources.map(({ noun, kept: name, from, columns, own }) => {
    const [code, title, detail, link] = columns(userGroupId)
    // Other words are looked for in all that is shown of a record, a long one beyond what is kept of it as well.
    const text = sql`folded(concat_ws(' ', ${code}, ${title}, ${detail}))`
    return sql`(
      select ${noun}::text as noun, d.id, ${code} as code, ${title} as name, ${detail} as detail, ${link} as link
      from (select w.record_id, min(w.word) as word from (
          select s.record_id, s.word from search_word s
          where s.user_group_id = ${userGroupId} and s.noun = ${name} and ${begins(sql`s.word`, terms[0]!, kept.word)}
          order by s.word, s.record_id limit ${mostLooked}) w group by w.record_id) f
        join ${from} on d.id = f.record_id
      where ${own(userGroupId)} and ${holdsAll(text, terms)}
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
  const selects = sources.map(({ noun, table, hasCode, path }) => {
    const by = (column: string) => sql`(
      select d.id from ${sql.table(table)} d where d.user_group_id = ${userGroupId} and d.discarded_at is null
        and ${begins(sql.ref(`d.${column}`), typed, kept.master)}
      order by ${sql.ref(`d.${column}`)} limit ${mostFound})`
    const ids = hasCode ? sql`${by('folded_code')} union ${by('folded_name')}` : by('folded_name')
    return sql`(
      select ${noun}::text as noun, d.id, ${hasCode ? sql`d.code` : sql`''`}::text as code, d.name, '' as detail,
        ${`/s${path}/`} || d.id as link
      from (${ids}) f join ${sql.table(table)} d on d.id = f.id order by d.name limit ${mostFound})`
  })
  const { rows } = await sql<FoundRecord>`${sql.join(selects, sql` union all `)}`.execute(database)
  return rows
}

/** Partners, and colleagues in the same organisation. */
export async function foundPeople(
  database: Database,
  userGroupId: number,
  terms: readonly string[],
): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    (select 'suppliers' as noun, r.id, coalesce(r.partner_code, '') as code, r.name, '' as detail, '/s/suppliers/' || r.id as link
      from (select x.id, x.partner_code, p.name, p.name_kana from group_relation x join user_group p on p.id = x.partner_id
        where x.user_group_id = ${userGroupId} and x.discarded_at is null order by x.id desc limit ${mostPeople}) r
      where ${holdsAll(sql`folded(concat_ws(' ', r.partner_code, r.name, r.name_kana))`, terms)}
      order by r.name limit ${mostFound})
    union all
    (select 'people', m.account_id, '', m.name, m.role, '/s/account/user_groups/' || ${userGroupId}::bigint || '?tab=members' as link
      from (select x.account_id, x.role, a.name from membership x join account a on a.id = x.account_id
        where x.user_group_id = ${userGroupId} and x.left_at is null order by x.account_id limit ${mostPeople}) m
      where ${holdsAll(sql`folded(m.name)`, terms)}
      order by m.name limit ${mostFound})`.execute(database)
  return rows
}
