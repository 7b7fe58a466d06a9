import { brandDefinedCategories, userGroupDefinedCategories, type Category } from '@tsumugi/contract'
import type { Api, CallOptions } from '@tsumugi/api'

type Answer<Data> = Promise<{ data: Data }>
export interface CategoryInput {
  name: string
  code: string | null
  parentId?: number | null
}

/** One tree, the organisation's or a brand's: both have the same calls. */
export interface TreeSource {
  create(category: CategoryInput, options?: CallOptions): Answer<Category>
  update(
    id: number,
    category: Partial<CategoryInput> & { lockVersion: number },
    options?: CallOptions,
  ): Answer<Category>
  order(parentId: number | null, ids: readonly number[]): Promise<unknown>
  createLayer(id: number, name: string): Answer<Category[]>
  deleteLayer(layer: number, moveUp: boolean): Answer<Category[]>
}

/** A full list in one answer (spec §7). */
const fullList = { query: { perPage: 99_999 } }

/** All categories of the organisation, or those of all its brands. */
export const allOf = (api: Api, brands: boolean): Answer<Category[]> =>
  brands ? api.of(brandDefinedCategories).listAll(fullList) : api.of(userGroupDefinedCategories).list(fullList)

export function treeSource(api: Api, brandId: number | null): TreeSource {
  const own = api.of(userGroupDefinedCategories)
  const brand = api.of(brandDefinedCategories)
  if (brandId === null) {
    return {
      create: (category, options) => own.create({ body: { category } }, options),
      update: (id, category, options) => own.update({ id, body: { category } }, options),
      order: (parentId, ids) => own.order({ body: { parentId, ids: [...ids] } }),
      createLayer: (id, name) => own.createLayer({ id, body: { name } }),
      deleteLayer: (layer, moveUp) => own.deleteLayer({ body: { layer, moveUp } }),
    }
  }
  return {
    create: (category, options) => brand.create({ brandId, body: { category } }, options),
    update: (id, category, options) => brand.update({ brandId, id, body: { category } }, options),
    order: (parentId, ids) => brand.order({ brandId, body: { parentId, ids: [...ids] } }),
    createLayer: (id, name) => brand.createLayer({ brandId, id, body: { name } }),
    deleteLayer: (layer, moveUp) => brand.deleteLayer({ brandId, body: { layer, moveUp } }),
  }
}
