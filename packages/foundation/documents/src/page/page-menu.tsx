import { wordsOf } from '@tsumugi/api'
import { leave } from '@tsumugi/navigation'
import { useHistoryAddress } from '@tsumugi/records'
import { confirm, IconButton, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Ellipsis, History, Trash2 } from '@tsumugi/ui/icons'
import { listHref, type DocumentDefinition } from '../definition.ts'
import { isDraft, type DocumentDetail } from '../document-answers.ts'
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
  const remove = useDocumentChange(definition.kind, 'delete')
  const history = useHistoryAddress(definition.kind.noun, detail.id)
  const mayRemove = isDraft(detail) && detail.side === detail.author
  if (!mayRemove && !history) return null
  async function go() {
    const sure = await confirm({
      title: t('delete.title', { one: words.one }),
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
  return (
    <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('more')} {...props} />}>
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
  )
}
