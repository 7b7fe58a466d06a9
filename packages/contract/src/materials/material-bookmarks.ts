import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { materialBuyers, marketAdmins, marketplace } from './marketplace.ts'
import { materialListing } from './material-listings.ts'

/** So many colours one organisation keeps; the stars of the wall come in one answer. */
export const mostBookmarks = 2000

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const note = z.string().check(z.trim(), z.maxLength(500))
const ids = z.array(id).check(z.minLength(1), z.maxLength(200), distinct())

/** A folder of bookmarks; a published one of the platform is a curated list of the market. */
export const materialFolder = z.object({
  id,
  name: z.string(),
  note: z.string(),
  isPublished: z.boolean(),
  count: z.number(),
  lockVersion,
})
export type MaterialFolder = z.output<typeof materialFolder>

/** A colour of cloth that somebody keeps; `listing` is null where its distributor offers it no longer. */
export const materialBookmark = z.object({
  id,
  folderId: z.nullable(id),
  colorId: id,
  title: z.string(),
  note: z.string(),
  by: z.string(),
  at: instant,
  listing: z.nullable(materialListing),
})
export type MaterialBookmark = z.output<typeof materialBookmark>

/** What stands on the shelf: folders, how many are in none, and which colours of the wall have their star. */
export const bookmarkShelf = z.object({
  folders: z.array(materialFolder),
  loose: z.number(),
  marks: z.array(z.object({ id, colorId: id, folderId: z.nullable(id) })),
})
export type BookmarkShelf = z.output<typeof bookmarkShelf>

const reading = <const Path extends string>(path: Path, access: Guard) => ({
  list: endpoint(`GET ${path}`, {
    query: z.object({
      ...paging,
      /** 0: those that lie in no folder. */
      folderId: z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(0))),
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: page(materialBookmark),
    access,
    summary: 'Colours of cloth that the organisation keeps, the newest first',
  }),
  shelf: endpoint(`GET ${path}/shelf`, {
    reply: one(bookmarkShelf),
    access,
    summary: 'Folders by name with how many each holds, and every colour that is kept',
  }),
})

const keeping = <const Path extends string>(path: Path, access: Guard) => ({
  create: endpoint(`POST ${path}`, {
    body: z.object({
      bookmark: z.object({ colorId: id, folderId: z.optional(z.nullable(id)), note: z.optional(note) }),
    }),
    reply: one(materialBookmark),
    access,
    summary: 'Keeps a colour; one that is kept already stays as it is. 422 too_many above 2,000',
  }),
  update: endpoint(`PATCH ${path}`, {
    body: z.object({ bookmarks: z.object({ ids, folderId: z.optional(z.nullable(id)), note: z.optional(note) }) }),
    reply: one(z.array(materialBookmark)),
    access,
    summary: 'Puts bookmarks into a folder, or writes their note',
  }),
  discard: endpoint(`POST ${path}/removals`, {
    body: z.object({ ids }),
    reply: one(bookmarkShelf),
    access,
    summary: 'Takes bookmarks away; a restoration brings them back',
  }),
  restore: endpoint(`POST ${path}/restorations`, {
    body: z.object({ ids: z.optional(ids), folderId: z.optional(id) }),
    reply: one(bookmarkShelf),
    access,
    summary: 'Brings back what was taken away: bookmarks, or a folder with all that lay in it',
  }),
})

const sorting = <const Path extends string>(path: Path, access: Guard) => ({
  createFolder: endpoint(`POST ${path}/folders`, {
    body: z.object({ folder: z.object({ name, note: z.optional(note) }) }),
    reply: one(materialFolder),
    access,
    summary: 'Adds a folder; 409 duplicate_key where its name is taken',
  }),
  updateFolder: endpoint(`PATCH ${path}/folders/:id`, {
    body: z.object({
      folder: z.object({
        name: z.optional(name),
        note: z.optional(note),
        /** Of the platform only: everybody of the market sees it. */
        isPublished: z.optional(z.boolean()),
        lockVersion,
      }),
    }),
    reply: one(materialFolder),
    current: one(materialFolder),
    access,
    summary: 'Renames a folder, or publishes one of the platform as a curated list; 403 to others',
  }),
  discardFolder: endpoint(`POST ${path}/folders/:id/removals`, {
    reply: one(bookmarkShelf),
    access,
    summary: 'Takes a folder away with all that lies in it; a restoration brings it back',
  }),
})

const bookmarks = <const Path extends string>(path: Path, access: Guard) => ({
  ...reading(path, access),
  ...keeping(path, access),
  ...sorting(path, access),
})

/** Own bookmarks: material_market plus brand, supplier or trade (spec §6). */
export const materialBookmarks = bookmarks('/material_bookmarks', materialBuyers)
/** Admin bookmarks: admin (spec §6). */
export const adminMaterialBookmarks = bookmarks('/admin/material_bookmarks', marketAdmins)

/** Lists that the platform has put together (domain §3.12); the wall shows one by its `folder`. */
export const curatedMaterials = {
  list: endpoint('GET /curated_materials', {
    reply: one(z.array(z.object({ id, name: z.string(), note: z.string(), count: z.number() }))),
    access: marketplace,
    summary: 'Curated lists of the market',
  }),
}
