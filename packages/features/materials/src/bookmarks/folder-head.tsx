import type { MaterialFolder } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button } from '@tsumugi/ui'
import { Pencil, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { bookmarkTexts } from './bookmark-texts.ts'
import { FolderDialog } from './folder-dialog.tsx'
import { useBookmarkChanges } from './use-bookmarks.ts'

interface FolderHeadProps {
  readonly folder: MaterialFolder
  readonly isPlatform: boolean
  onRemoved(): void
}

/** What is done with a folder; the platform publishes its own. */
export function FolderHead({ folder, isPlatform, onRemoved }: FolderHeadProps) {
  const t = useText(bookmarkTexts)
  const { publish, removeFolder } = useBookmarkChanges()
  const [isRenaming, rename] = useState(false)
  const { id, name, isPublished, lockVersion } = folder
  return (
    <span className="folder-head">
      <Button href={href('materials', null, { folder: String(id) })} type="plain">
        {t('onWall')}
      </Button>
      <Button icon={Pencil} type="plain" onClick={() => rename(true)}>
        {t('renameFolder')}
      </Button>
      <Button icon={Trash2} type="plain" onClick={() => void removeFolder(id, name).then(onRemoved)}>
        {t('removeFolder')}
      </Button>
      {isPlatform && (
        <Button
          type={isPublished ? 'secondary' : 'primary'}
          onClick={() => void publish(id, !isPublished, lockVersion)}
        >
          {t(isPublished ? 'unpublish' : 'publish')}
        </Button>
      )}
      {isRenaming && <FolderDialog folder={folder} onClose={() => rename(false)} />}
    </span>
  )
}
