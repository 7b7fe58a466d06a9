import { useText } from '@tsumugi/i18n'
import { Button, Dialog, EmptyState, ErrorState, Radio, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { nameOf, type Definition, type MasterRow, type RecordText } from '../definition.ts'
import { textOf } from '../list/columns/field-cell.tsx'
import { useUsages, type Source } from '../record-source.ts'
import { wordsOf } from '@tsumugi/api'
import { duplicateTexts } from './duplicate-texts.ts'
import css from './duplicates-dialog.css?inline'

export interface DuplicatesDialogProps {
  definition: Definition
  source: Source
  t: RecordText
  onClose(): void
}

/** Groups that differ only in how they are written, each to be made one. */
export function DuplicatesDialog({ definition, source, t, onClose }: DuplicatesDialogProps) {
  useStyles(css)
  const texts = useText(duplicateTexts)
  const { data, error, mutate } = useSWR(
    [...source.key, 'duplicates'],
    async () => (await source.duplicates({})).data,
    { revalidateOnFocus: false },
  )
  return (
    <Dialog title={texts('title')} onClose={onClose}>
      <div className="record-duplicates">
        {data?.length === 0 && <EmptyState title={texts('none')} />}
        {data && data.length > 0 && <p>{texts('why')}</p>}
        {data?.map((group) => (
          <DuplicateGroup key={group.map(({ id }) => id).join(' ')} {...{ definition, source, t, group }} />
        ))}
        {!data && (error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={4} />)}
      </div>
    </Dialog>
  )
}

function DuplicateGroup({
  definition,
  source,
  t,
  group,
}: Omit<DuplicatesDialogProps, 'onClose'> & { group: readonly MasterRow[] }) {
  const texts = useText(duplicateTexts)
  const id = useId()
  const usages = useUsages(
    source,
    group.map((record) => record.id),
  )
  const used = (record: MasterRow) => usages.get(record.id)?.total ?? 0
  const most = group.reduce((best, record) => (used(record) > used(best) ? record : best))
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const keep = group.find((record) => record.id === chosen) ?? most
  const { fields } = definition.master
  const others = definition.columns.filter((field) => field !== 'name')

  async function merge() {
    setBusy(true)
    try {
      for (const record of group)
        if (record.id !== keep.id) await source.merge({ id: record.id, body: { intoId: keep.id } })
      toast({ title: texts('merged', { name: nameOf(definition.master, keep, t) }) })
    } catch (error) {
      toast({ title: wordsOf(error) || texts('failed'), type: 'attention', duration: 6000 })
    } finally {
      setBusy(false)
      await source.refresh()
    }
  }
  return (
    <fieldset>
      {group.map((record) => {
        const name = nameOf(definition.master, record, t)
        return (
          <Radio
            key={record.id}
            name={id}
            checked={record.id === keep.id}
            onChange={() => setChosen(record.id)}
            aria-label={texts('keep', { name })}
          >
            <b>{name}</b>{' '}
            <span className="small soft">
              {others
                .map((field) => textOf(fields[field]!, field, record[field], t))
                .filter(Boolean)
                .join(' · ')}
            </span>{' '}
            <span className="small faint">{texts('uses', { count: used(record) })}</span>
          </Radio>
        )
      })}
      <Button size={24} busy={busy} onClick={() => void merge()}>
        {texts('merge')}
      </Button>
    </fieldset>
  )
}
