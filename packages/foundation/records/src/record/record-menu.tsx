import { snake } from '@tsumugi/contract'
import type { AuditNoun } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, confirm, Dialog, IconButton, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Box, Copy, Ellipsis, GitCompare, History, Trash2, Undo2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { nameOf, type MasterRow, type RecordText } from '../definition.ts'
import { useHistoryAddress } from './history-address.ts'
import type { Source } from '../record-source.ts'
import { isRefusal, wordsOf } from '@tsumugi/api'
import { MergeIntoDialog } from './merge-into-dialog.tsx'
import { recordTexts } from './record-texts.ts'

export interface RecordMenuProps {
  source: Source
  record: MasterRow
  t: RecordText
  /** Another one is added that begins as this one. */
  onCopy(): void
  /** It is gone, or another stands in its place. */
  onLeft(into: MasterRow | null): void
}

/** What can be done with a record beside editing it: put away, merged, deleted while nothing uses it. */
export function RecordMenu({ source, record, t, onCopy, onLeft }: RecordMenuProps) {
  const texts = useText(recordTexts)
  const [dialog, setDialog] = useState<'merge' | { count: number } | null>(null)
  const name = nameOf(source.master, record, t)
  const history = useHistoryAddress(snake(source.master.name) as AuditNoun, record.id)
  const failed = (error: unknown) =>
    toast({
      title: texts('failed'),
      message: wordsOf(error) || texts('failed.text'),
      type: 'attention',
      duration: 6000,
    })

  async function archive() {
    setDialog(null)
    await source
      .archive({ body: { ids: [record.id], archived: !record.discardedAt } })
      .then(() => source.refresh(), failed)
  }
  async function remove() {
    const sure = await confirm({
      title: texts('delete.title', { name }),
      message: texts('delete.text'),
      type: 'attention',
      okLabel: texts('delete'),
    })
    if (!sure) return
    try {
      await source.without(record.id, source.delete({ id: record.id }))
      toast({ title: texts('deleted', { name }) })
      onLeft(null)
    } catch (error) {
      if (!isRefusal(error, 'in_use')) return failed(error)
      const { data } = await source.usages({ query: { ids: [record.id] } })
      setDialog({ count: data[0]?.total ?? 0 })
    }
  }
  return (
    <>
      <Menu
        placement="above-start"
        trigger={(props) => <IconButton icon={Ellipsis} label={texts('actions')} {...props} />}
      >
        <MenuItem icon={Copy} onSelect={onCopy}>
          {texts('copy')}
        </MenuItem>
        {history && (
          <MenuItem icon={History} href={history}>
            {texts('history')}
          </MenuItem>
        )}
        <MenuItem icon={record.discardedAt ? Undo2 : Box} onSelect={() => void archive()}>
          {texts(record.discardedAt ? 'restore' : 'archive')}
        </MenuItem>
        <MenuItem icon={GitCompare} onSelect={() => setDialog('merge')}>
          {texts('merge')}
        </MenuItem>
        <MenuItem icon={Trash2} attention onSelect={() => void remove()}>
          {texts('delete')}
        </MenuItem>
      </Menu>
      {dialog === 'merge' && (
        <MergeIntoDialog {...{ source, record, t }} onMerged={onLeft} onClose={() => setDialog(null)} />
      )}
      {dialog && dialog !== 'merge' && (
        <Dialog
          title={texts('inUse.title', { name })}
          width={440}
          onClose={() => setDialog(null)}
          footer={
            <>
              <Button onClick={() => setDialog(null)}>{texts('cancel')}</Button>
              <Button onClick={() => setDialog('merge')}>{texts('merge')}</Button>
              <Button type="primary" onClick={() => void archive()}>
                {texts('archive')}
              </Button>
            </>
          }
        >
          <p>{texts('inUse.text', dialog)}</p>
        </Dialog>
      )}
    </>
  )
}
