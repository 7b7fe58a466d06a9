import type { DocumentKind } from '@tsumugi/contract'
import { Button, Menu, MenuItem } from '@tsumugi/ui'
import { ChevronDown, Download, Upload } from '@tsumugi/ui/icons'
import { useDocumentFile } from '../use-document-file.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface LinesMenuProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly id: number
  /** Null where lines do not come and go any more. */
  readonly onImport: (() => void) | null
}

/** The lines as a table: out to a spreadsheet, and back in. */
export function LinesMenu({ kind, words: { t }, id, onImport }: LinesMenuProps) {
  const { busy, save } = useDocumentFile(kind, 'exportLines')
  return (
    <Menu
      trigger={(props) => (
        <Button busy={busy} iconEnd={ChevronDown} {...props}>
          {t('lines.table')}
        </Button>
      )}
    >
      {(['xlsx', 'csv'] as const).map((format) => (
        <MenuItem key={format} icon={Download} onSelect={() => void save({ id, query: { format } })}>
          {t('lines.export', { format: t(`export.${format}`) })}
        </MenuItem>
      ))}
      {onImport && (
        <MenuItem icon={Upload} onSelect={onImport}>
          {t('lines.import')}
        </MenuItem>
      )}
    </Menu>
  )
}
