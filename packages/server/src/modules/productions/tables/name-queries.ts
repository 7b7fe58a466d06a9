import { groupBy } from '@tsumugi/domain/scheduling'
import { foldWord, nearestName } from '@tsumugi/domain/conversion'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'

export type NameKind = 'brand' | 'sub_brand' | 'category' | 'supplier' | 'color' | 'size'

interface NameRow {
  readonly kind: NameKind
  readonly id: number
  /** The brand that it is of; null where it is of all. */
  readonly brand_id: number | null
  readonly name: string
  readonly code: string | null
  readonly others: readonly string[]
}

/** What the cells of a table may name. */
export interface Names {
  /** The one record that a text names, by its code before its names; what may have been meant where it names none. */
  find(kind: NameKind, text: string, brandId?: number): { readonly id: number } | { readonly suggestion: string | null }
  /** A text by which `find` finds it again. */
  textOf(kind: NameKind, id: number): string
}

/** Whatever an organisation's productions may name, as the form of a production offers it. */
export async function namesOf(database: Database, userGroupId: number): Promise<Names> {
  const own = sql`user_group_id = ${userGroupId} and discarded_at is null`
  const { rows } = await sql<NameRow>`
    select 'brand' as kind, id, null::bigint as brand_id, name, code, '[]'::jsonb as others from brand where ${own}
    union all select 'sub_brand', id, brand_id, name, code, '[]' from sub_brand where ${own}
    union all select 'category', id, brand_id, name, code, '[]' from category where ${own}
    union all select 'color', id, null, name, code, jsonb_build_array(name_en, name_zh) from color where ${own}
    union all select 'size', id, null, name, code, jsonb_build_array(set_name || ' ' || name) from size where ${own}
    union all select 'supplier', g.id, null, g.name, r.partner_code, '[]' from group_relation r
      join user_group g on g.id = r.partner_id where r.user_group_id = ${userGroupId} and r.status = 'active'
        and r.discarded_at is null and g.kind in ('supplier', 'trade')
    order by kind, id`.execute(database)
  return namesIn(rows)
}

const known = new WeakMap<TenantRequest, Promise<Names>>()

/** The same, asked once for all that a request writes. */
export function knownNames(request: TenantRequest): Promise<Names> {
  const names = known.get(request) ?? namesOf(request.database, request.userGroupId)
  known.set(request, names)
  return names
}

function namesIn(rows: readonly NameRow[]): Names {
  const byKind = groupBy(rows, ({ kind }) => kind)
  const byText = new Map<string, NameRow[]>()
  for (const row of rows) {
    for (const [rank, text] of [row.code, row.name, ...row.others].entries()) {
      if (!text) continue
      const at = `${row.kind} ${Math.min(rank, 1)} ${foldWord(text)}`
      byText.set(at, [...(byText.get(at) ?? []), row])
    }
  }
  const find: Names['find'] = (kind, text, brandId) => {
    const isUsable = (row: NameRow) => brandId === undefined || row.brand_id === null || row.brand_id === brandId
    for (const rank of [0, 1]) {
      const found = (byText.get(`${kind} ${rank} ${foldWord(text)}`) ?? []).filter(isUsable)
      if (found.length === 1) return { id: found[0]!.id }
      if (found.length > 1) return { suggestion: found[0]!.code }
    }
    const usable = (byKind.get(kind) ?? []).filter(isUsable)
    return {
      suggestion: nearestName(
        text,
        usable.map(({ name }) => name),
      ),
    }
  }
  const byId = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return {
    find,
    textOf(kind, id) {
      const row = byId.get(`${kind} ${id}`)
      if (!row) return ''
      const found = find(kind, row.name, row.brand_id ?? undefined)
      return 'id' in found && found.id === id ? row.name : (row.code ?? row.name)
    },
  }
}
