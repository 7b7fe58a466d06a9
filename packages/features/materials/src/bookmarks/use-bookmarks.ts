import { wordsOf } from '@tsumugi/api'
import { adminMaterialBookmarks, materialBookmarks, materialBuyers, type BookmarkShelf } from '@tsumugi/contract'
import { admits, type SessionUser } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { bookmarkTexts } from './bookmark-texts.ts'

/** What is asked for again when a bookmark or a folder changes; what the platform keeps is asked of its own address. */
export const bookmarkTopics = ['material_bookmark', 'admin', 'curated_material'] as const
/** Milliseconds in which something taken away is offered back. */
const undoTime = 8000

/** The calls of whoever keeps bookmarks: a buyer's own, the platform's lists; null for everybody else. */
export function bookmarkCalls(user: SessionUser | null): typeof materialBookmarks | null {
  if (user?.kind === 'admin') return adminMaterialBookmarks as unknown as typeof materialBookmarks
  return admits(user, materialBuyers) ? materialBookmarks : null
}

/** The shelf of the asker: folders, and which colours have their star. */
export function useShelf(): BookmarkShelf | null {
  const calls = bookmarkCalls(useSession().user)
  const { data } = useQuery((calls ?? materialBookmarks).shelf, calls ? {} : null, {
    stays: true,
    topics: bookmarkTopics,
  })
  return data?.data ?? null
}

function useCalls() {
  const calls = bookmarkCalls(useSession().user) ?? materialBookmarks
  return {
    create: useChange(calls.create, bookmarkTopics),
    update: useChange(calls.update, bookmarkTopics),
    discard: useChange(calls.discard, bookmarkTopics),
    restore: useChange(calls.restore, bookmarkTopics),
    createFolder: useChange(calls.createFolder, bookmarkTopics),
    updateFolder: useChange(calls.updateFolder, bookmarkTopics),
    discardFolder: useChange(calls.discardFolder, bookmarkTopics),
  }
}

/** What is done with bookmarks; what is taken away is offered back for a while. */
export function useBookmarkChanges() {
  const t = useText(bookmarkTexts)
  const { create, update, discard, restore, createFolder, updateFolder, discardFolder } = useCalls()
  /** Says why where it does not go through. */
  async function run(work: Promise<unknown>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
      return false
    }
  }
  const offerBack = (title: string, back: Parameters<typeof restore>[0]['body']) =>
    toast({ title, duration: undoTime, action: { label: t('undo'), onClick: () => void run(restore({ body: back })) } })
  return {
    keep: (colorId: number, folderId: number | null = null) =>
      run(create({ body: { bookmark: { colorId, folderId } } })),
    move: (ids: readonly number[], folderId: number | null) =>
      run(update({ body: { bookmarks: { ids: [...ids], folderId } } })),
    annotate: (id: number, note: string) => run(update({ body: { bookmarks: { ids: [id], note } } })),
    async remove(ids: readonly number[]) {
      if (await run(discard({ body: { ids: [...ids] } })))
        offerBack(t('removed', { count: ids.length }), { ids: [...ids] })
    },
    async removeFolder(id: number, name: string) {
      if (await run(discardFolder({ id }))) offerBack(t('folderRemoved', { name }), { folderId: id })
    },
    publish: (id: number, isPublished: boolean, lockVersion: number) =>
      run(updateFolder({ id, body: { folder: { isPublished, lockVersion } } })),
    createFolder,
    updateFolder,
  }
}
