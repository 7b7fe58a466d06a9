import { newIdempotencyKey } from '@tsumugi/api'
import { qualityLabelings, type QualityLabeling } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { HistoryButton } from '@tsumugi/records/history'
import { useApi } from '@tsumugi/session'
import { IconButton, Menu, MenuItem, MenuLine, toast } from '@tsumugi/ui'
import { Copy, Download, Ellipsis, FlaskConical, Printer, Share2, Trash2 } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { saveLabelFile, type LabelFile } from '../label-files.ts'
import { pageTexts } from '../label-page/messages/catalogue.ts'
import { editorTexts } from './messages/catalogue.ts'

const LabDialog = lazy(() => import('./lab-dialog/lab-dialog.tsx').then((m) => ({ default: m.LabDialog })))
const ShareDialog = lazy(() => import('./share-dialog/share-dialog.tsx').then((m) => ({ default: m.ShareDialog })))

/** Everything else that can be done with a label. */
export function EditorMenu({ label, onDiscard }: { label: QualityLabeling; onDiscard(): void }) {
  const t = useText(editorTexts)
  const page = useText(pageTexts)
  const api = useApi()
  const [open, setOpen] = useState<'lab' | 'share' | null>(null)
  const save = (file: LabelFile) => {
    saveLabelFile(api, file).catch(() => toast({ title: page('fileFailed'), type: 'attention' }))
  }
  async function copy() {
    const { data } = await api
      .of(qualityLabelings)
      .copy({ id: label.id, body: { qualityLabeling: {} } }, { idempotencyKey: newIdempotencyKey() })
    pageNavigator.go(href('qualityLabelingEdit', { id: data.id }))
  }
  const close = () => setOpen(null)
  return (
    <>
      <HistoryButton noun="quality_labeling" id={label.id} />
      <Menu
        placement="below-end"
        label={t('more')}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('more')} />}
      >
        <MenuItem icon={Printer} href={href('qualityLabeling', { id: label.id })} target="_blank">
          {t('page')}
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => save({ kind: 'pdf', id: label.id })}>
          {page('pdf')}
        </MenuItem>
        <MenuItem onSelect={() => save({ kind: 'zip', ids: [label.id] })}>{page('zip')}</MenuItem>
        <MenuItem onSelect={() => save({ kind: 'csv', ids: [label.id], encoding: 'utf8' })}>{page('csv')}</MenuItem>
        <MenuItem onSelect={() => save({ kind: 'csv', ids: [label.id], encoding: 'cp932' })}>
          {page('csvOlder')}
        </MenuItem>
        <MenuLine />
        {label.status !== 'superseded' && (
          <MenuItem icon={FlaskConical} onSelect={() => setOpen('lab')}>
            {t('lab')}
          </MenuItem>
        )}
        <MenuItem icon={Share2} onSelect={() => setOpen('share')}>
          {t('share')}
        </MenuItem>
        <MenuItem
          icon={Copy}
          onSelect={() => void copy().catch(() => toast({ title: t('failed'), type: 'attention' }))}
        >
          {t('copy')}
        </MenuItem>
        {label.status === 'draft' && (
          <MenuItem icon={Trash2} attention onSelect={onDiscard}>
            {t('discard')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {open === 'lab' && <LabDialog label={label} onClose={close} />}
        {open === 'share' && <ShareDialog label={label} onClose={close} />}
      </Suspense>
    </>
  )
}
