import type { DocumentKind } from '@tsumugi/contract'
import { IconButton, Menu, MenuItem } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { useDocumentFile } from '../use-document-file.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { queryOf, type ListWish } from './list-query.ts'

interface ExportMenuProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly wish: ListWish
}

/** Saves the whole result as it is filtered and sorted. */
export function ExportMenu({ kind, words: { t }, wish }: ExportMenuProps) {
  const { busy, save } = useDocumentFile(kind, 'export')
  return (
    <Menu
      placement="below-end"
      trigger={(props) => <IconButton icon={Download} label={t('export')} busy={busy} {...props} />}
    >
      {(['csv', 'xlsx'] as const).map((format) => (
        <MenuItem key={format} onSelect={() => void save({ query: { ...queryOf(wish), format } })}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
