import { contract } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import {
  addLayer,
  createCategory,
  listTree,
  orderChildren,
  removeLayer,
  showCategory,
  updateOne,
} from './tree-handlers.ts'

/** The tree of one brand; 404 when the brand is not the organisation's. */
async function treeOf({ database, userGroupId }: TenantRequest, brandId: number) {
  if (!(await brandOf(database, userGroupId, brandId))) throw notFound()
  return { brandId }
}

const own = { brandId: null }

export const categoryRoutes = [
  ...serve(contract.brandDefinedCategories)({
    listAll: (request, { query }) => listTree(request, 'everyBrand', query),
    list: async (request, { params, query }) => listTree(request, await treeOf(request, params.brandId), query),
    show: async (request, { params }) => showCategory(request, await treeOf(request, params.brandId), params.id),
    create: async (request, { params, body }) =>
      createCategory(request, await treeOf(request, params.brandId), body.category),
    update: async (request, { params, body }) =>
      updateOne(request, await treeOf(request, params.brandId), params.id, body.category),
    createLayer: async (request, { params, body }) =>
      addLayer(request, await treeOf(request, params.brandId), params.id, body.name),
    deleteLayer: async (request, { params, body }) =>
      removeLayer(request, await treeOf(request, params.brandId), body.layer, body.moveUp ?? false),
    order: async (request, { params, body }) =>
      orderChildren(request, await treeOf(request, params.brandId), body.parentId, body.ids),
  }),
  ...serve(contract.userGroupDefinedCategories)({
    list: (request, { query }) => listTree(request, own, query),
    show: (request, { params }) => showCategory(request, own, params.id),
    create: (request, { body }) => createCategory(request, own, body.category),
    update: (request, { params, body }) => updateOne(request, own, params.id, body.category),
    createLayer: (request, { params, body }) => addLayer(request, own, params.id, body.name),
    deleteLayer: (request, { body }) => removeLayer(request, own, body.layer, body.moveUp ?? false),
    order: (request, { body }) => orderChildren(request, own, body.parentId, body.ids),
  }),
]
