import type { contract, InputOf } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { invalid, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { brandOf } from '../brands/queries.ts'
import { categoriesNamed } from '../merchandisings/queries.ts'
import { assertCategories } from '../merchandisings/rules.ts'
import { loadProduction, ownProduction, productionChanged } from './load-production.ts'
import { holdProductions, usesOfProduction, type ProductionRow } from './queries/production-queries.ts'
import {
  deleteProductions,
  insertProduction,
  mapProductOf,
  replaceProductionCategories,
  shareesOf,
  subBrandOf,
  updateProduction,
} from './queries/write-queries.ts'

type Inputs = (typeof contract)['productions']

export async function createProduction(request: TenantRequest, { body }: InputOf<Inputs['create']>) {
  return { data: await loadProduction(request, await addProduction(request, body.production)) }
}

/** Adds one; answers its id. */
export async function addProduction(
  request: TenantRequest,
  given: InputOf<Inputs['create']>['body']['production'],
): Promise<number> {
  const { categories = [], ...values } = given
  await assertNamed(request, values.brandId, { ...values, categories })
  const id = await insertProduction(request.database, request.userGroupId, request.accountId, values)
  await replaceProductionCategories(request.database, request.userGroupId, id, categories)
  await changed(request, { noun: 'production', verb: 'created', id, detail: { styleNo: values.styleNo } })
  return id
}

type UpdateInput = Pick<InputOf<Inputs['update']>, 'params' | 'body'>

export async function updateOne(request: TenantRequest, input: UpdateInput) {
  await changeProduction(request, input)
  return { data: await loadProduction(request, input.params.id) }
}

export async function changeProduction(request: TenantRequest, { params, body }: UpdateInput): Promise<void> {
  const { database, userGroupId, accountId } = request
  const { lockVersion, categories, ...values } = body.production
  await holdProductions(database, userGroupId, [params.id])
  const before = await ownProduction(request, params.id)
  await orStale(before.lock_version === lockVersion, () => loadProduction(request, params.id))
  const brandId = values.brandId ?? before.brand_id
  const isMoved = brandId !== before.brand_id
  await assertNamed(request, brandId, {
    subBrandId: isMoved ? (values.subBrandId ?? before.sub_brand_id) : values.subBrandId,
    merchandisingId: isMoved ? (values.merchandisingId ?? before.merchandising_id) : values.merchandisingId,
    categories: isMoved ? (categories ?? before.category_ids) : categories,
  })
  await updateProduction(database, params.id, accountId, values)
  if (categories) await replaceProductionCategories(database, userGroupId, params.id, categories)
  const after = await ownProduction(request, params.id)
  await productionChanged(request, params.id, {
    noun: 'production',
    verb: 'updated',
    id: params.id,
    changes: fieldChanges(inWords(before), inWords(after)),
  })
}

/** What the audit says of a production: names instead of ids. */
const inWords = (row: ProductionRow) => ({
  brand: row.brand_name,
  subBrand: row.sub_brand_name,
  styleNo: row.style_no,
  name: row.name,
  season: row.season,
  listPrice: row.list_price,
  targetCost: row.target_cost,
  note: row.note,
  merchandising: row.merchandising?.name ?? null,
  categoryIds: row.category_ids.map(Number),
})

export async function deleteProduction(request: TenantRequest, { params }: Pick<InputOf<Inputs['delete']>, 'params'>) {
  const { database, userGroupId } = request
  await holdProductions(database, userGroupId, [params.id])
  const row = await ownProduction(request, params.id)
  const uses = await request.asSystem((system) => usesOfProduction(system, params.id))
  const count = uses.reduce((sum, each) => sum + each.count, 0)
  if (count > 0) throw new Refusal(409, [{ code: 'production_in_use', meta: { count } }])
  const sharees = await shareesOf(database, params.id)
  await deleteProductions(database, [params.id])
  await changed(request, {
    noun: 'production',
    verb: 'deleted',
    id: params.id,
    detail: { styleNo: row.style_no, name: row.name },
  })
  for (const id of sharees) await notifyPartner(request, id, 'production')
  return null
}

interface Named {
  readonly subBrandId?: number | null | undefined
  readonly merchandisingId?: number | null | undefined
  readonly categories?: readonly number[] | undefined
}

/** Everything that a production names is the organisation's own, and of the brand. */
async function assertNamed({ database, userGroupId }: TenantRequest, brandId: number, named: Named): Promise<void> {
  const { subBrandId, merchandisingId, categories } = named
  const missing = (field: string) => invalid({ code: 'not_found', field: `production.${field}` })
  if (!(await brandOf(database, userGroupId, brandId))) throw missing('brandId')
  if (subBrandId && !(await subBrandOf(database, userGroupId, brandId, subBrandId))) throw missing('subBrandId')
  if (merchandisingId && !(await mapProductOf(database, userGroupId, brandId, merchandisingId)))
    throw missing('merchandisingId')
  if (categories?.length)
    assertCategories(
      categories,
      await categoriesNamed(database, userGroupId, categories),
      brandId,
      'production.categories',
    )
}
