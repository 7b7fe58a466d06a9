import { useText } from '@tsumugi/i18n'
import { Combobox, Dialog, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { nameOf, type MasterRow, type RecordText } from '../definition.ts'
import type { NamedRecord, Source } from '../record-source.ts'
import { wordsOf } from '@tsumugi/api'
import { recordTexts } from './record-texts.ts'
import { searchNames } from './search-names.ts'

export interface MergeIntoDialogProps {
  source: Source
  record: MasterRow
  t: RecordText
  onMerged(into: MasterRow): void
  onClose(): void
}

/** Points everything that uses a record at another one. */
export function MergeIntoDialog({ source, record, t, onMerged, onClose }: MergeIntoDialogProps) {
  const texts = useText(recordTexts)
  const [into, setInto] = useState<{ value: string; label: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [names, setNames] = useState<Promise<NamedRecord[]>>()
  const name = nameOf(source.master, record, t)

  async function search(typed: string, signal: AbortSignal) {
    const asked = names ?? source.names({}).then(({ data }) => data)
    if (!names) setNames(asked)
    const found = await searchNames(await asked, typed, signal)
    return found
      .filter(({ id }) => id !== record.id)
      .map((each) => ({ value: String(each.id), label: each.name, hint: each.code ?? undefined }))
  }
  async function merge() {
    if (!into) return
    setBusy(true)
    try {
      const { data } = await source.without(
        record.id,
        source.merge({ id: record.id, body: { intoId: Number(into.value) } }),
      )
      toast({ title: texts('merged', { name, into: into.label }) })
      onMerged(data)
    } catch (error) {
      setFault(wordsOf(error) || texts('failed.text'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={texts('merge.title', { name })}
      width={440}
      busy={busy}
      onClose={onClose}
      primary={{
        label: texts('merge.do'),
        type: 'attention',
        onClick: () => void merge(),
        reason: into ? undefined : texts('merge.reason'),
      }}
    >
      <p>{texts('merge.text')}</p>
      <Combobox
        label={texts('merge.into')}
        value={into?.value ?? ''}
        valueLabel={into?.label}
        search={search}
        onChange={(_, option) => setInto(option)}
      />
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
    </Dialog>
  )
}
