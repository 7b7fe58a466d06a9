import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { Words } from '../work/convert-row.ts'

export interface MapRow {
  readonly noun: string
  readonly direction: 'in' | 'out'
  /** In: the field of each head, folded. Out: the fields in their order. */
  readonly columns: Readonly<Record<string, string>> | readonly string[]
  readonly words: Words
  readonly encoding: 'utf8' | 'cp932' | null
}

/** Under which name the columns of a run are remembered: those of each vendor by themselves. */
export const mapNoun = ({ noun, vendor_id }: { readonly noun: string; readonly vendor_id: number | null }): string =>
  vendor_id === null ? noun : `${noun}/${vendor_id}`

export async function mapsOf(database: Database): Promise<MapRow[]> {
  const { rows } = await sql<MapRow>`
    select noun, direction, columns, words, encoding from converter_map
    where position('/' in noun) = 0 order by noun, direction`.execute(database)
  return rows
}

/** Columns by head and words by field, as they were chosen last. */
export async function remembered(database: Database, noun: string) {
  const { rows } = await sql<{ columns: Record<string, string>; words: Words }>`
    select columns, words from converter_map where noun = ${noun} and direction = 'in'`.execute(database)
  return rows[0] ?? { columns: {}, words: {} }
}

export async function keepMap(database: Database, userGroupId: number, map: MapRow): Promise<void> {
  await sql`
    insert into converter_map (user_group_id, noun, direction, columns, words, encoding)
    values (${userGroupId}, ${map.noun}, ${map.direction}, ${JSON.stringify(map.columns)}::jsonb,
      ${JSON.stringify(map.words)}::jsonb, ${map.encoding})
    on conflict (user_group_id, noun, direction) do update set columns = excluded.columns, words = excluded.words,
      encoding = excluded.encoding, updated_at = now()`.execute(database)
}
