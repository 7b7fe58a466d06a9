import { qualityLabelings, type LabelSummary } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { BulkBar, Button, Menu, MenuItem, toast } from '@tsumugi/ui'
import { ChevronDown, Stamp } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { saveLabelFile, type LabelFile } from '../label-files.ts'
import { useRefreshLabels } from '../label-queries.ts'
import { listTexts } from './messages/catalogue.ts'

/** Approve many, or take them along as ZIP or CSV. */
export function BulkActions({
  labels,
  mayChange,
  onClear,
}: {
  labels: readonly LabelSummary[]
  mayChange: boolean
  onClear(): void
}) {
  const t = useText(listTexts)
  const api = useApi()
  const refresh = useRefreshLabels()
  const [busy, setBusy] = useState<'approve' | 'file' | null>(null)
  const ids = labels.map(({ id }) => id)

  async function approve() {
    const items = labels.map(({ id, lockVersion }) => ({ id, lockVersion }))
    const { data } = await api.of(qualityLabelings).bulkTransition({ body: { transition: 'approve', items } })
    const refused = data.filter(({ done }) => !done)
    const styleOf = (id: number) => labels.find((label) => label.id === id)?.styleNo ?? ''
    if (data.length > refused.length) toast({ title: t('moved', { count: data.length - refused.length }) })
    if (refused.length > 0) {
      const message = refused
        .slice(0, 5)
        .map(({ id, message: why }) => t('reason', { style: styleOf(id), message: why ?? '' }))
      toast({ title: t('notMoved', { count: refused.length }), message, type: 'attention', duration: 8_000 })
    }
    await refresh()
    onClear()
  }
  const save = (file: LabelFile) => work('file', () => saveLabelFile(api, file))
  function work(kind: 'approve' | 'file', deed: () => Promise<void>) {
    setBusy(kind)
    deed()
      .catch(() => toast({ title: t('fileFailed'), type: 'attention' }))
      .finally(() => setBusy(null))
  }
  return (
    <BulkBar count={labels.length} onClear={onClear}>
      <Menu
        trigger={(props) => (
          <Button {...props} iconEnd={ChevronDown} busy={busy === 'file'}>
            {t('files')}
          </Button>
        )}
      >
        <MenuItem onSelect={() => save({ kind: 'zip', ids })}>{t('zip')}</MenuItem>
        <MenuItem onSelect={() => save({ kind: 'csv', ids, encoding: 'utf8' })}>{t('csv')}</MenuItem>
        <MenuItem onSelect={() => save({ kind: 'csv', ids, encoding: 'cp932' })}>{t('csvOlder')}</MenuItem>
      </Menu>
      {mayChange && (
        <Button type="sub-primary" icon={Stamp} busy={busy === 'approve'} onClick={() => work('approve', approve)}>
          {t('approve')}
        </Button>
      )}
    </BulkBar>
  )
}
