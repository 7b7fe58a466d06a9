import { groupBy } from '@tsumugi/domain/scheduling'
import type { TenantRequest } from '../../http/request.ts'
import { causesOf } from '../../masters/rows/row-causes.ts'
import { behindSavepoint } from '../../records/table-nouns/behind-savepoint.ts'
import type { RowCause, SavedRow, TableRow } from '../../records/table-nouns/table-noun.ts'
import type { ProductionRow } from '../productions/queries/production-queries.ts'
import { itemsNumbered, standingOf } from './item-queries.ts'
import { knownNames, type Names } from '../productions/tables/name-queries.ts'
import { resolved, type ResolvedRow } from './resolve-row.ts'
import { writeItem } from './write-item.ts'
import { begun, outcomeOf, placed, type RowAtWork } from './written-row.ts'

type Outcome = (RowAtWork & { readonly id: number }) | { readonly causes: readonly RowCause[] }

/**
 * Writes the rows of each production together, behind a savepoint of their own; rows that are refused are left out, and the
 * others of the production are tried again. Of a trial nothing is kept, neither rows nor what the audit was told.
 */
export async function convertRows(
  request: TenantRequest,
  rows: readonly TableRow[],
  isTrial: boolean,
): Promise<SavedRow[]> {
  const { database, userGroupId } = request
  const names = await knownNames(request)
  const outcomes = new Map<number, Outcome>()
  const right = rows.flatMap((row) => {
    try {
      return [{ ...row, resolved: resolved(names, row.row, row.values) }]
    } catch (error) {
      outcomes.set(row.row, { causes: causesOf(error) })
      return []
    }
  })
  const numbers = right.map((row) => row.resolved)
  const found = await itemsNumbered(database, userGroupId, numbers)
  const ofItem = ({ brandId, season, styleNo }: ResolvedRow) => `${brandId} ${season ?? ''} ${styleNo}`
  for (const own of groupBy(right, (row) => ofItem(row.resolved)).values()) {
    const items = found(own[0]!.resolved)
    await convertItem({ request, names, items, outcomes, isTrial }, own)
  }
  const ids = [...outcomes.values()].flatMap((each) => ('id' in each ? [each.id] : []))
  const standing = isTrial ? new Map<number, number>() : await standingOf(request.database, [...new Set(ids)])
  return rows.map(({ row }): SavedRow => {
    const done = outcomes.get(row)!
    if ('causes' in done) return done
    const { id, key, before } = done
    const outcome = outcomeOf(done)
    const changes = outcome === 'update' ? done.changes : {}
    return { outcome, key, changes, id, version: standing.get(id) ?? 0, before: { ...before } }
  })
}

interface ItemWork {
  readonly request: TenantRequest
  readonly names: Names
  readonly items: readonly ProductionRow[]
  readonly outcomes: Map<number, Outcome>
  readonly isTrial: boolean
}

async function convertItem(
  { request, names, items, outcomes, isTrial }: ItemWork,
  rows: readonly (TableRow & { readonly resolved: ResolvedRow })[],
): Promise<void> {
  const alike = [
    ...groupBy(
      rows.map((row) => row.resolved),
      variantOf,
    ).values(),
  ]
  let left = alike.map(([first]) => first!)
  const shared = Object.assign({}, ...rows.map((each) => each.shared ?? {}))
  while (left.length > 0) {
    const work = left.map(begun)
    const done = await behindSavepoint(request, isTrial, () => writeItem(request, names, work, items, shared))
    if ('done' in done) {
      for (const each of work) outcomes.set(each.resolved.row, { ...each, id: done.done })
      break
    }
    const places = done.causes.map(placed)
    const named = new Set(places.flatMap(({ row }) => row ?? []))
    for (const { row } of left.filter((each) => named.size === 0 || named.has(each.row)))
      outcomes.set(row, {
        causes: places
          .filter((each) => each.row === row || each.row === null)
          .map(({ cause }) => mended(cause, rows, row)),
      })
    left = left.filter(({ row }) => !outcomes.has(row))
  }
  // That a SKU stood before is said of the whole file, once all of it is tried.
  for (const [first, ...repeated] of alike) for (const { row } of repeated) outcomes.set(row, outcomes.get(first!.row)!)
}

const variantOf = ({ phase, unit }: ResolvedRow) =>
  JSON.stringify([phase.kind, unit && [unit.colorId, unit.sizeId, unit.name]])

/** A JAN whose last digit is wrong has one that is right. */
function mended(cause: RowCause, rows: readonly TableRow[], row: number): RowCause {
  if (cause.code !== 'jan_check_digit') return cause
  const jan = String(rows.find((each) => each.row === row)?.values.jan ?? '')
  return { ...cause, suggestion: `${jan.slice(0, -1)}${cause.meta?.digit}` }
}
