import { wordsOf } from '@tsumugi/api'
import { leave } from '@tsumugi/navigation'
import { useHistoryAddress } from '@tsumugi/records'
import { confirm, IconButton, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Bell, Ellipsis, History, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { listHref, type DocumentDefinition } from '../definition.ts'
import { isDraft, type DocumentDetail } from '../document-answers.ts'
import { waitsForOther } from '../list/bulk/bulk-reminders.tsx'
import { RemindDialog } from '../list/bulk/remind-dialog.tsx'
import { useDocumentChange } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface PageMenuProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  onGone: (() => void) | undefined
}

/** What is done but rarely: looking into its history, and removing a draft. */
export function PageMenu({ definition, words, detail, onGone }: PageMenuProps) {
  const { t } = words
  const go = useRemoval({ definition, words, detail, onGone })
  const history = useHistoryAddress(definition.kind.noun, detail.id)
  const mayRemove = isDraft(detail) && detail.side === detail.author
  const [isReminding, remind] = useState(false)
  const mayRemind = !isDraft(detail) && waitsForOther(detail)
  if (!mayRemove && !mayRemind && !history) return null
  return (
    <>
      <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('more')} {...props} />}>
        {mayRemind && (
          <MenuItem icon={Bell} onSelect={() => remind(true)}>
            {t('remind')}
          </MenuItem>
        )}
        {history && (
          <MenuItem icon={History} href={history}>
            {t('history')}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem icon={Trash2} onSelect={() => void go()}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      {isReminding && <RemindDialog picked={[detail]} onClose={() => remind(false)} />}
    </>
  )
}

/** Removes the draft once its author is sure, and leaves its page. */
function useRemoval({ definition, words, detail, onGone }: PageMenuProps): () => Promise<void> {
  const { t } = words
  const remove = useDocumentChange(definition.kind, 'delete')
  return async () => {
    const sure = await confirm({
      title: t('delete.title', { one: words.inside }),
      message: t('delete.text'),
      type: 'attention',
      okLabel: t('delete'),
    })
    if (!sure) return
    try {
      await remove({ id: detail.id })
      toast({ title: t('deleted') })
      if (onGone) onGone()
      else leave.to(listHref(definition))
    } catch (error) {
      toast({ title: wordsOf(error) || t('failed'), type: 'attention', duration: 6000 })
    }
  }
}
