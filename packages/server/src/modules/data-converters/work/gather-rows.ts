import { isDeepStrictEqual } from 'node:util'
import type { Part, RowCause, RowValues, TableRow } from '../../../records/table-nouns/table-noun.ts'
import { saidOfParts } from '../queries/part-queries.ts'
import type { RunWork } from './rows-request.ts'

/** A row with the record it is about, and what contradicts what other rows say of it. */
export type GatheredRow = TableRow & { readonly part: Part | null; readonly contradictions: readonly RowCause[] }

/**
 * Of nouns whose rows share a record: what the rows that were tried before say of each one's, and what contradicts it. A row
 * that does is refused, and says nothing to those after it.
 */
export async function gathered(work: RunWork, rows: readonly TableRow[]): Promise<readonly GatheredRow[]> {
  const { noun, request, run } = work
  const parts = await noun.partsOf?.(
    request,
    rows.map(({ values }) => values),
  )
  if (!parts) return rows.map((row) => ({ ...row, part: null, contradictions: [] }))
  const own = rows.map(({ row }) => row)
  const keys = [...new Set(parts.flatMap((part) => (part ? [part.key] : [])))]
  const said = new Map<string, RowValues>()
  for (const each of await saidOfParts(request.database, run.id, keys, own))
    said.set(each.part_of, { ...each.said, ...said.get(each.part_of) })
  return rows.map((row, at) => {
    const part = parts[at] ?? null
    if (!part) return { ...row, part, contradictions: [] }
    const shared = said.get(part.key) ?? {}
    const contradictions = contradicted(part.said, shared)
    if (contradictions.length === 0) said.set(part.key, { ...part.said, ...shared })
    return { ...row, shared, part, contradictions }
  })
}

function contradicted(own: RowValues, shared: RowValues): RowCause[] {
  return Object.entries(own)
    .filter(([field, value]) => shared[field] !== undefined && !isDeepStrictEqual(value, shared[field]))
    .map(([field]) => {
      const other = written(shared[field])
      return { code: 'converter_differs', field, meta: { other: other.slice(0, 100) }, suggestion: other }
    })
}

const written = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))
