import { recordFiles } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Field, FileDrop, FileRow, IconButton } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { recordTexts } from '../record/record-texts.ts'
import { wordsOf } from '@tsumugi/api'
import type { Named } from './named.ts'

export interface FileChoiceProps {
  label: string
  must?: boolean
  hint?: string | undefined
  error?: string | undefined
  name?: string
  file: Named | null
  onChange(file: Named | null): void
}

/** One file, dropped or chosen; it is brought at once and kept with the record when that is saved. */
export function FileChoice({ file, error, onChange, ...frame }: FileChoiceProps) {
  const t = useText(recordTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function bring([chosen]: File[]) {
    if (!chosen) return
    setBusy(true)
    setFault(undefined)
    try {
      const { id, name } = (await api.of(recordFiles).add({ body: { file: chosen } })).data
      onChange({ id, name })
    } catch (failure) {
      setFault(wordsOf(failure) || t('failed.text'))
    } finally {
      setBusy(false)
    }
  }
  if (!file)
    return (
      <FileDrop {...frame} error={fault ?? error} busy={busy} maxCount={1} onFiles={(files) => void bring(files)} />
    )
  const remove = (
    <IconButton icon={X} size={24} label={t('file.remove', { name: file.name })} onClick={() => onChange(null)} />
  )
  return (
    <Field group label={frame.label} must={frame.must} hint={frame.hint} error={error}>
      {() => <FileRow name={file.name} action={remove} />}
    </Field>
  )
}
