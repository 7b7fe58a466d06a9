import type { BookmarkShelf } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '@tsumugi/ui'
import { Bookmark } from '@tsumugi/ui/icons'
import { bookmarkTexts } from './bookmark-texts.ts'
import { useBookmarkChanges } from './use-bookmarks.ts'

interface StarProps {
  readonly shelf: BookmarkShelf
  readonly colorId: number
  /** What is kept, as people call it. */
  readonly name: string
  /** Where a new one goes. */
  readonly folderId?: number | null
  readonly tabIndex?: number
}

/** Keeps a colour of cloth, or lets it go; what it shows is what the shelf holds. */
export function Star({ shelf, colorId, name, folderId = null, tabIndex }: StarProps) {
  const t = useText(bookmarkTexts)
  const { keep, remove } = useBookmarkChanges()
  const mark = shelf.marks.find((each) => each.colorId === colorId)
  return (
    <IconButton
      className="star"
      type="icon-round"
      icon={Bookmark}
      label={t(mark ? 'starred' : 'star', { name })}
      tabIndex={tabIndex}
      aria-pressed={mark !== undefined}
      onClick={() => void (mark ? remove([mark.id]) : keep(colorId, folderId))}
    />
  )
}
