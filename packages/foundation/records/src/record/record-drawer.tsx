import { useText } from '@tsumugi/i18n'
import { Button, Drawer, EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import type { Definition, MasterRow, RecordText } from '../definition.ts'
import { useRecord, type Source } from '../record-source.ts'
import { RecordEditor } from './record-editor.tsx'
import { recordTexts } from './record-texts.ts'

export interface RecordDrawerProps {
  definition: Definition
  source: Source
  t: RecordText
  id: number | 'new'
  onClose(): void
  onOpen(id: number): void
}

/** One record beside its list: looked at and edited, or added. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { source, id, onClose } = props
  const texts = useText(recordTexts)
  const { data, error, mutate, isValidating } = useRecord(source, id === 'new' ? null : id)
  // What is remembered of it may be old: the form begins with the record as it stands now.
  const [isFresh, setFresh] = useState(false)
  const [copied, setCopied] = useState<MasterRow | null>(null)
  if (!isFresh && !isValidating && data) setFresh(true)
  if (copied) return <RecordEditor key="copy" {...props} record={null} begunAs={copied} onCopy={setCopied} />
  if (id === 'new' || (data && isFresh)) return <RecordEditor {...props} record={data ?? null} onCopy={setCopied} />
  const isGone = (error as { status?: number } | undefined)?.status === 404
  return (
    <Drawer title="" width={440} onClose={onClose}>
      {isGone ? (
        <EmptyState filtered title={texts('gone')} action={<Button onClick={onClose}>{texts('gone.back')}</Button>}>
          {texts('gone.text')}
        </EmptyState>
      ) : error ? (
        <ErrorState onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Drawer>
  )
}
