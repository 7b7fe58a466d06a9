import { paginate, type Category } from '@tsumugi/contract'
import { limitsOf, masterLimit, type PageRequest } from '../../database/page-limits.ts'
import { Refusal, invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { sameSet } from '../../records/same-set.ts'
import { createLayer, deepestLayer, deleteLayer } from './layer-queries.ts'
import {
  categoryIn,
  depthBelow,
  insertCategory,
  orderSiblings,
  pageOfTree,
  shiftLayers,
  siblingIds,
  subtreeIds,
  updateCategory,
  type CategoryRow,
  type Tree,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

export const categoryReply = (row: CategoryRow): Category => ({
  id: row.id,
  brandId: row.brand_id,
  parentId: row.parent_id,
  layer: row.layer,
  name: row.name,
  code: row.code,
  position: row.position,
  itemCount: row.item_count,
  lockVersion: row.lock_version,
})

export async function listTree({ database, userGroupId }: TenantRequest, tree: Tree, asked: PageRequest) {
  const { page, limit, offset } = limitsOf(asked)
  const { rows, count } = await pageOfTree(database, userGroupId, tree, limit, offset)
  return { data: rows.map(categoryReply), pagination: paginate(count, page, limit) }
}

type OneTree = { readonly brandId: number | null }

async function loaded({ database, userGroupId }: TenantRequest, tree: OneTree, id: number): Promise<CategoryRow> {
  const row = await categoryIn(database, userGroupId, tree, id)
  if (!row) throw notFound()
  return row
}

export const showCategory = async (request: TenantRequest, tree: OneTree, id: number) => ({
  data: categoryReply(await loaded(request, tree, id)),
})

interface CategoryInput {
  name: string
  code?: string | null | undefined
  parentId?: number | null | undefined
}

export async function createCategory(request: TenantRequest, tree: OneTree, { name, code, parentId }: CategoryInput) {
  const layer = await layerBelow(request, tree, parentId ?? null)
  const id = await insertCategory(request.database, request.userGroupId, {
    brandId: tree.brandId,
    parentId: parentId ?? null,
    layer,
    name,
    code: code ?? null,
  })
  await changed(request, { noun: 'category', verb: 'created', id })
  return showCategory(request, tree, id)
}

interface CategoryChange extends Partial<CategoryInput> {
  lockVersion: number
}

/** Renames, or moves with everything below it; never below itself, never deeper than six layers. */
export async function updateOne(
  request: TenantRequest,
  tree: OneTree,
  id: number,
  { lockVersion, name, code, parentId }: CategoryChange,
) {
  const { database, userGroupId } = request
  const before = await loaded(request, tree, id)
  await orStale(before.lock_version === lockVersion, () => categoryReply(before))
  const held = await recordBefore(request, 'category', id)
  const moves = parentId !== undefined && parentId !== before.parent_id
  if (moves) {
    const subtree = await subtreeIds(database, userGroupId, id)
    if (parentId !== null && subtree.includes(parentId)) throw invalid({ code: 'invalid', field: 'category.parentId' })
    const layer = await layerBelow(request, tree, parentId)
    if (layer + (await depthBelow(database, userGroupId, id, before.layer)) > deepestLayer) {
      throw invalid({ code: 'layer_limit', field: 'category.parentId' })
    }
    await shiftLayers(database, userGroupId, subtree, layer - before.layer)
  }
  await orStale(
    updateCategory(database, userGroupId, id, lockVersion, { name, code, ...(moves && { parent_id: parentId }) }),
    async () => categoryReply(await loaded(request, tree, id)),
  )
  await changed(request, { noun: 'category', verb: 'updated', id, before: held })
  return showCategory(request, tree, id)
}

async function layerBelow(request: TenantRequest, tree: OneTree, parentId: number | null): Promise<number> {
  if (parentId === null) return 1
  const parent = await categoryIn(request.database, request.userGroupId, tree, parentId)
  if (!parent) throw invalid({ code: 'not_found', field: 'category.parentId' })
  if (parent.layer >= deepestLayer) throw invalid({ code: 'layer_limit', field: 'category.parentId' })
  return parent.layer + 1
}

export async function addLayer(request: TenantRequest, tree: OneTree, id: number, name: string) {
  const { layer } = await loaded(request, tree, id)
  await createLayer(request.database, request.userGroupId, tree.brandId, layer, name)
  await changed(request, { noun: 'category', verb: 'layer_created', id, detail: { layer: layer + 1 } })
  return wholeTree(request, tree)
}

export async function removeLayer(request: TenantRequest, tree: OneTree, layer: number, moveUp: boolean) {
  await deleteLayer(request.database, request.userGroupId, tree.brandId, layer, moveUp)
  await changed(request, { noun: 'category', verb: 'layer_deleted', id: null, detail: { layer } })
  return wholeTree(request, tree)
}

async function wholeTree({ database, userGroupId }: TenantRequest, tree: OneTree) {
  return { data: (await pageOfTree(database, userGroupId, tree, masterLimit, 0)).rows.map(categoryReply) }
}

export async function orderChildren(
  request: TenantRequest,
  tree: OneTree,
  parentId: number | null,
  ids: readonly number[],
) {
  const { database, userGroupId } = request
  if (!sameSet(await siblingIds(database, userGroupId, tree, parentId), ids))
    throw new Refusal(409, [{ code: 'order_mismatch' }])
  await orderSiblings(database, userGroupId, ids)
  await changed(request, { noun: 'category', verb: 'ordered', id: null })
  return null
}
