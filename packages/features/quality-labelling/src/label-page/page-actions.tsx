import type { QualityLabeling } from '@tsumugi/contract'
import { useHost } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { HistoryButton } from '@tsumugi/records/history'
import { useApi } from '@tsumugi/session'
import { Button, Menu, MenuItem, MenuLine, toast } from '@tsumugi/ui'
import { ChevronDown, Download, Pencil, Printer } from '@tsumugi/ui/icons'
import { tapeLocales } from '../label-drawing/label-bench.tsx'
import { drawingTexts } from '../label-drawing/messages/catalogue.ts'
import { saveLabelFile, type LabelFile } from '../label-files.ts'
import { pageTexts } from './messages/catalogue.ts'

/** Take it along, print it, or go on to the editor. */
export function PageActions({ label }: { label: QualityLabeling }) {
  const t = useText(pageTexts)
  const drawing = useText(drawingTexts)
  const api = useApi()
  const host = useHost()
  const save = (file: LabelFile) => {
    saveLabelFile(api, file).catch(() => toast({ title: t('fileFailed'), type: 'attention' }))
  }
  const ids = [label.id]
  const mayEdit = !label.foreign && host.mode === 'host' && label.status !== 'superseded'
  return (
    <div className="button-row">
      {host.mode === 'host' && !label.foreign && <HistoryButton noun="quality_labeling" id={label.id} />}
      <Menu
        trigger={(props) => (
          <Button {...props} icon={Download} iconEnd={ChevronDown}>
            {t('files')}
          </Button>
        )}
      >
        <MenuItem onSelect={() => save({ kind: 'pdf', id: label.id })}>{t('pdf')}</MenuItem>
        {tapeLocales.map((locale) => (
          <MenuItem key={locale} onSelect={() => save({ kind: 'svg', id: label.id, locale })}>
            {t('svg', { language: drawing(`language.${locale}`) })}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onSelect={() => save({ kind: 'csv', ids, encoding: 'utf8' })}>{t('csv')}</MenuItem>
        <MenuItem onSelect={() => save({ kind: 'csv', ids, encoding: 'cp932' })}>{t('csvOlder')}</MenuItem>
      </Menu>
      {mayEdit && (
        <Button icon={Pencil} href={href('qualityLabelingEdit', { id: label.id })}>
          {t('edit')}
        </Button>
      )}
      <Button
        type="primary"
        icon={Printer}
        onClick={() => host.emit('label-print', { id: label.id }, { cancelable: true }) && window.print()}
      >
        {t('print')}
      </Button>
    </div>
  )
}
