import { wordsOf } from '@tsumugi/api'
import type { MaterialFolder } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Dialog, TextArea, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../order-rooms/fault-notice.tsx'
import { bookmarkTexts } from './bookmark-texts.ts'
import { useBookmarkChanges } from './use-bookmarks.ts'

interface FolderDialogProps {
  /** Null makes a new one. */
  readonly folder: MaterialFolder | null
  onClose(): void
  onMade?(id: number): void
}

/** The name of a folder and what it is about. */
export function FolderDialog({ folder, onClose, onMade }: FolderDialogProps) {
  const t = useText(bookmarkTexts)
  const { createFolder, updateFolder } = useBookmarkChanges()
  const [name, setName] = useState(folder?.name ?? '')
  const [note, setNote] = useState(folder?.note ?? '')
  const [fault, setFault] = useState('')
  async function save() {
    if (name.trim() === '') return setFault(t('nameMissing'))
    try {
      if (folder) {
        const { id, lockVersion } = folder
        await updateFolder({ id, body: { folder: { name, note, lockVersion } } })
      } else onMade?.((await createFolder({ body: { folder: { name, note } } })).data.id)
      onClose()
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return (
    <Dialog
      title={t(folder ? 'renameFolder' : 'addFolder')}
      width={400}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => void save() }}
    >
      <div className="bookmark-form">
        <FaultNotice fault={fault} />
        <TextField label={t('name')} must value={name} maxLength={60} onChange={setName} />
        <TextArea label={t('about')} value={note} maxLength={500} onChange={setNote} />
      </div>
    </Dialog>
  )
}
