import { useText } from '@tsumugi/i18n'
import { Button, Select } from '@tsumugi/ui'
import { Bookmark } from '@tsumugi/ui/icons'
import { bookmarkTexts } from './bookmark-texts.ts'
import { useBookmarkChanges, useShelf } from './use-bookmarks.ts'

/** In the drawer of a cloth: its colour is kept or let go, and put into a folder. */
export function BookmarkPanel({ colorId }: { readonly colorId: number }) {
  const t = useText(bookmarkTexts)
  const shelf = useShelf()
  const { keep, move, remove } = useBookmarkChanges()
  if (!shelf) return null
  const mark = shelf.marks.find((each) => each.colorId === colorId)
  return (
    <div className="bookmark-panel">
      <Button
        icon={Bookmark}
        aria-pressed={mark !== undefined}
        onClick={() => void (mark ? remove([mark.id]) : keep(colorId))}
      >
        {t(mark ? 'kept' : 'keep')}
      </Button>
      {mark && shelf.folders.length > 0 && (
        <Select
          aria-label={t('folder')}
          placeholder={t('loose')}
          value={String(mark.folderId ?? '')}
          options={shelf.folders.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(chosen) => void move([mark.id], chosen === '' ? null : Number(chosen))}
        />
      )}
    </div>
  )
}
