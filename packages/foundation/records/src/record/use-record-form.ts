import { newIdempotencyKey } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { useForm, type Keep } from '@tsumugi/ui'
import { useState } from 'react'
import type { Definition, FormValues, MasterRow, RecordText } from '../definition.ts'
import { changedParts, emptyFields, formOf, inputOf, isSame } from '../field-values.ts'
import { fieldNamed } from '../own-fields.ts'
import type { Source } from '../record-source.ts'
import { currentOf, refusalOf } from '../refusals.ts'
import type { Conflict } from './conflict-dialog.tsx'
import { recordTexts } from './record-texts.ts'

/** What changes are measured against: the record as it was when it was opened. */
interface Start {
  base: Record<string, unknown>
  lockVersion: number
}

export interface RecordFormOptions {
  definition: Definition
  source: Source
  /** Null while it is being added. */
  record: MasterRow | null
  t: RecordText
  onSaved(record: MasterRow): void
}

/**
 * The form of one record and its saving: only what changed is sent, a stale save asks what to keep, and half-typed work
 * waits in this tab with the version it was typed against.
 */
export function useRecordForm({ definition, source, record, t, onSaved }: RecordFormOptions) {
  const texts = useText(recordTexts)
  const { fields, name } = definition.master
  const draft = storage.recordDraft(`${name}.${source.parentId ?? ''}.${record?.id ?? 'new'}`)
  const [start, setStart] = useState<Start>(() => {
    const kept = draft.get() as { start?: Start } | null
    return kept?.start ?? { base: inputOf(fields, formOf(fields, record ?? {})), lockVersion: record?.lockVersion ?? 0 }
  })
  const [keep] = useState<Keep<FormValues>>(() => ({
    read: () => (draft.get() as { form?: FormValues } | null)?.form ?? null,
    write: (form) => draft.set({ start, form }),
    forget: () => draft.remove(),
  }))
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm<FormValues, MasterRow>({ initial: formOf(fields, record ?? start.base), keep, check, submit, onDone: onSaved })

  function check(values: FormValues) {
    return Object.fromEntries(emptyFields(fields, values).map((field) => [field, texts('missing', { field: t(`field.${field}`) })]))
  }
  async function submit(values: FormValues): Promise<MasterRow> {
    const input = inputOf(fields, values)
    try {
      if (record) return await update(record.id, input, start)
      return (await source.create({ body: { [name]: withoutEmptyLists(input) } }, { idempotencyKey })).data
    } catch (error) {
      throw refusalOf(error, (path) => fieldNamed(fields, path), (field) => t(`field.${field}`))
    }
  }
  async function update(id: number, mine: Record<string, unknown>, from: Start): Promise<MasterRow> {
    const changed = changedParts(from.base, mine)
    try {
      return (await source.update({ id, body: { [name]: { ...changed, lockVersion: from.lockVersion } } }, { on404: () => undefined })).data
    } catch (error) {
      const theirs = currentOf(error)
      const kept = theirs && (await ask({ base: from.base, mine, theirs }))
      if (!kept) throw error
      const renewed = { base: inputOf(fields, formOf(fields, theirs)), lockVersion: theirs.lockVersion }
      setStart(renewed)
      form.set(formOf(fields, { ...theirs, ...kept }))
      return Object.keys(kept).length ? update(id, { ...renewed.base, ...kept }, renewed) : theirs
    }
  }
  function ask(difference: Omit<Conflict, 'decide'>): Promise<Record<string, unknown> | null> {
    return new Promise((resolve) => {
      const decide = (kept: Record<string, unknown> | null) => {
        setConflict(null)
        resolve(kept)
      }
      setConflict({ ...difference, decide })
    })
  }
  return {
    form,
    conflict,
    forget: () => keep.forget(),
    isUnsaved: () => !isSame(inputOf(fields, form.values), start.base),
  }
}

/** Where nothing was chosen, a new record takes what is usual. */
const withoutEmptyLists = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !Array.isArray(value) || value.length > 0))
