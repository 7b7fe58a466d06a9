import { Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { RowValues } from '../../records/table-nouns/table-noun.ts'
import type { ProductionRow } from '../productions/queries/production-queries.ts'
import { addProduction, changeProduction } from '../productions/save-production.ts'
import type { Names } from '../productions/tables/name-queries.ts'
import { resolved, type ItemValues } from './resolve-row.ts'
import { writeExtensions } from './write-extensions.ts'
import { writePhases } from './write-phases.ts'
import { columnNamed, type RowAtWork } from './written-row.ts'
import { differing } from '../../records/table-nouns/differing.ts'

/**
 * Writes what some rows say of one production, its phases and SKUs, by the code that answers its screen; answers its id.
 * @throws Refusal with what is wrong, at `row.<number>.<field>` where it is one row's
 */
export async function writeItem(
  request: TenantRequest,
  names: Names,
  rows: readonly RowAtWork[],
  found: readonly ProductionRow[],
  shared: RowValues,
): Promise<number> {
  const { brandId, styleNo, season } = rows[0]!.resolved
  const [item, another] = found
  if (another) throw new Refusal(422, [{ code: 'converter_seasons', field: 'season', meta: { styleNo } }])
  const id = item ? item.id : await made(request, names, rows, shared)
  if (item) await changed(request, names, rows, item)
  const style = [brandId, item ? item.season : season, styleNo].join('|')
  await writePhases(request, names, rows, { id, style, phases: item?.phases ?? [] })
  await writeExtensions(request, rows, id)
  return id
}

async function made(
  request: TenantRequest,
  names: Names,
  rows: readonly RowAtWork[],
  shared: RowValues,
): Promise<number> {
  const { brandId, styleNo, season, row } = rows[0]!.resolved
  const others = Object.fromEntries(Object.entries(shared).filter(([field]) => !/[@.]/.test(field)))
  const brand = names.textOf('brand', brandId)
  const item: ItemValues = Object.assign(
    resolved(names, row, { ...others, brand, styleNo }).item,
    ...rows.map(({ resolved: own }) => own.item),
  )
  const { name, ...more } = item
  if (name === undefined) throw new Refusal(422, [{ code: 'missing', field: 'name' } satisfies Cause])
  rows[0]!.before.item = 'made'
  return addProduction(request, { brandId, styleNo, name, ...more, ...(season === undefined ? {} : { season }) })
}

async function changed(request: TenantRequest, names: Names, rows: readonly RowAtWork[], item: ProductionRow) {
  const held: Record<string, unknown> = {
    name: item.name,
    subBrandId: item.sub_brand_id,
    categories: item.category_ids.map(Number),
    listPrice: item.list_price,
    targetCost: item.target_cost,
    note: item.note,
  }
  let all: ItemValues = {}
  for (const row of rows) {
    const difference = differing(row.resolved.item, held)
    if (!difference) continue
    row.before.item = difference.before
    for (const [field, after] of Object.entries(difference.after)) {
      row.changes[columnNamed(field)] = {
        before: inWords(names, field, held[field]),
        after: inWords(names, field, after),
      }
      held[field] = after
    }
    all = { ...all, ...difference.after }
  }
  if (Object.keys(all).length === 0) return
  const body = { production: { ...all, lockVersion: item.lock_version } }
  await changeProduction(request, { params: { id: item.id }, body })
}

function inWords(names: Names, field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field === 'subBrandId') return names.textOf('sub_brand', Number(value))
  if (field === 'categories') return (value as number[]).map((id) => names.textOf('category', id)).join(', ')
  return value
}
