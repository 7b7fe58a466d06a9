import { contract, mostBookmarks, paginate, type InputOf, type MaterialBookmark } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve, type BoundEndpoint, type Handlers } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { listingReplies, photoOf, listingsById } from '../material-listings/public-face.ts'
import {
  bookmarkOfColor,
  bookmarksById,
  bookmarksIn,
  bookmarksWhere,
  countBookmarks,
  discardBookmarks,
  insertBookmark,
  ownBookmarks,
  restoreBookmarks,
  titleOf,
  updateBookmarks,
  type BookmarkRow,
} from './bookmark-queries.ts'
import {
  curatedFolders,
  discardFolder,
  folderOf,
  insertFolder,
  restoreFolder,
  shelfOf,
  updateFolder,
} from './folder-queries.ts'

type Calls = Handlers<typeof contract.materialBookmarks>

/** The same for buyers and for the platform. */
const shared: Omit<Calls, 'updateFolder'> = {
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query)
    const where = bookmarksIn(request.userGroupId, query)
    const [rows, count] = await Promise.all([
      bookmarksWhere(request.database, where, { limit, offset }),
      countBookmarks(request.database, where),
    ])
    return { data: await replies(request, rows), pagination: paginate(count, page, limit) }
  },

  shelf: async ({ database, userGroupId }) => ({ data: await shelfOf(database, userGroupId) }),

  async create(request, { body: { bookmark } }) {
    return { data: await keep(request, bookmark) }
  },

  async update(request, { body: { bookmarks } }) {
    const { database, userGroupId } = request
    const { ids, folderId } = bookmarks
    if ((await bookmarksById(database, userGroupId, ids)).length !== ids.length) throw notFound()
    await assertFolder(request, folderId)
    await updateBookmarks(database, userGroupId, bookmarks)
    const detail = { count: ids.length }
    await tell(request, { noun: 'material_bookmark', verb: folderId === undefined ? 'edited' : 'moved', detail })
    return { data: await replies(request, await bookmarksById(database, userGroupId, ids)) }
  },

  async discard(request, { body: { ids } }) {
    const { database, userGroupId } = request
    if ((await ownBookmarks(database, userGroupId, ids)) !== ids.length) throw notFound()
    const count = await discardBookmarks(database, userGroupId, ids)
    if (count > 0) await tell(request, { noun: 'material_bookmark', verb: 'discarded', detail: { count } })
    else nothingToDo(request)
    return { data: await shelfOf(database, userGroupId) }
  },

  async restore(request, { body: { ids = [], folderId } }) {
    const { database, userGroupId } = request
    if ((await ownBookmarks(database, userGroupId, ids)) !== ids.length) throw notFound()
    if (folderId !== undefined) {
      if (!(await restoreFolder(database, userGroupId, folderId))) throw notFound()
      await tell(request, { noun: 'material_folder', verb: 'restored', id: folderId })
    }
    const count = await restoreBookmarks(database, userGroupId, ids)
    if (count > 0) await tell(request, { noun: 'material_bookmark', verb: 'restored', detail: { count } })
    else if (folderId === undefined) nothingToDo(request)
    return { data: await shelfOf(database, userGroupId) }
  },

  async createFolder(request, { body: { folder } }) {
    const { database, userGroupId } = request
    const id = await insertFolder(database, request, folder)
    await tell(request, { noun: 'material_folder', verb: 'created', id })
    return { data: (await folderOf(database, userGroupId, id))! }
  },

  async discardFolder(request, { params: { id } }) {
    const { database, userGroupId } = request
    if (!(await discardFolder(database, userGroupId, id))) throw notFound()
    await tell(request, { noun: 'material_folder', verb: 'discarded', id })
    return { data: await shelfOf(database, userGroupId) }
  },
}

/** Folders of the platform may be published, those of buyers never. */
const bookmarkCalls = (mayPublish: boolean): Calls => ({
  ...shared,

  async updateFolder(request, { params: { id }, body: { folder } }) {
    const { database, userGroupId } = request
    if (!(await folderOf(database, userGroupId, id))) throw notFound()
    if (folder.isPublished !== undefined && !mayPublish) throw new Refusal(403, [{ code: 'forbidden' }])
    const before = await recordBefore(request, 'material_folder', id)
    await orStale(
      updateFolder(database, userGroupId, { id, ...folder }),
      async () => (await folderOf(database, userGroupId, id))!,
    )
    await tell(request, { noun: 'material_folder', verb: 'updated', id, before })
    return { data: (await folderOf(database, userGroupId, id))! }
  },
})

/** Bookmarks of buyers, curated lists of the platform, and who reads them (domain §3.12). */
export const materialBookmarkRoutes: readonly BoundEndpoint[] = [
  ...serve(contract.materialBookmarks)(bookmarkCalls(false)),
  ...serve(contract.adminMaterialBookmarks)(bookmarkCalls(true) as Handlers<typeof contract.adminMaterialBookmarks>),
  ...serve(contract.curatedMaterials)({ list: async ({ database }) => ({ data: await curatedFolders(database) }) }),
]

type Kept = InputOf<typeof contract.materialBookmarks.create>['body']['bookmark']

async function keep(request: TenantRequest, { colorId, folderId = null, note = '' }: Kept): Promise<MaterialBookmark> {
  const { database, userGroupId } = request
  const title = await titleOf(database, colorId)
  if (title === undefined) throw invalid({ code: 'not_found', field: 'bookmark.colorId' })
  await assertFolder(request, folderId)
  if ((await countBookmarks(database, bookmarksIn(userGroupId, {}))) >= mostBookmarks)
    throw invalid({ code: 'too_many', field: 'bookmark', meta: { maximum: mostBookmarks } })
  const made = await insertBookmark(database, request, { colorId, folderId, title, note })
  if (made === null) nothingToDo(request)
  else await tell(request, { noun: 'material_bookmark', verb: 'created', id: made })
  const id = made ?? (await bookmarkOfColor(database, userGroupId, colorId))
  return (await replies(request, await bookmarksById(database, userGroupId, [id])))[0]!
}

/** Another's folder is as good as none. */
async function assertFolder({ database, userGroupId }: TenantRequest, folderId: number | null | undefined) {
  if (typeof folderId === 'number' && !(await folderOf(database, userGroupId, folderId)))
    throw invalid({ code: 'not_found', field: 'folderId' })
}

/** Both kinds of record are one shelf to whoever looks at it. */
const tell = (
  request: TenantRequest,
  change: Omit<Parameters<typeof changed>[1], 'id'> & { readonly id?: number },
): Promise<void> => changed(request, { id: null, topic: { name: 'material_bookmark', id: null }, ...change })

async function replies(request: TenantRequest, rows: readonly BookmarkRow[]): Promise<MaterialBookmark[]> {
  const ids = rows.flatMap(({ materialId }) => materialId ?? [])
  const listed = await listingsById(request.database, [...new Set(ids)])
  const cloths = await listingReplies(request, listed)
  const byId = new Map(cloths.map((cloth, at) => [cloth.id, { cloth, row: listed[at]! }]))
  return rows.map(({ materialId, color, ...row }) => {
    const found = materialId === null ? undefined : byId.get(materialId)
    const photo = found ? photoOf(found.row, color?.id ?? null) : null
    return { ...row, listing: found ? { ...found.cloth, color, photo } : null }
  })
}
