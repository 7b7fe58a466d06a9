import { newIdempotencyKey } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { confirm, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { isSame } from '../field-values.ts'
import { currentOf } from '../refusals.ts'
import type { Conflict } from './conflict-dialog.tsx'
import { recordTexts } from './record-texts.ts'

/** What changes are measured against: the record as it was when it was opened. */
interface Start<Values> {
  base: Values
  lockVersion: number
}

export interface KeptFormOptions<Values extends object, Row extends { lockVersion: number }> {
  /** Names what is half typed in this tab's storage, such as `approval_route.12`. */
  draft: string
  /** Null while it is being added. */
  row: Row | null
  initial: Values
  valuesOf(row: Row): Values
  /** Fields that are never kept, such as passwords. */
  secret?: readonly (keyof Values & string)[]
  check?(values: Values): Partial<Record<keyof Values & string, string>>
  create(values: Values, idempotencyKey: string): Promise<Row>
  update(values: Values, lockVersion: number): Promise<Row>
  onSaved(row: Row): void
  onClose(): void
}

/**
 * The form of a dialog over one record, and its saving: a stale save asks field by field what to keep, half-typed work
 * waits in this tab with the version it was typed against, and closing asks before it is lost (domain §1, Errors).
 */
export function useKeptForm<Values extends object, Row extends { lockVersion: number }>(options: KeptFormOptions<Values, Row>) {
  const { row, valuesOf, check, create, onSaved, onClose } = options
  const secret: readonly string[] = options.secret ?? []
  const texts = useText(recordTexts)
  const draft = storage.recordDraft(options.draft)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [start, setStart] = useState<Start<Values>>(
    () => (draft.get() as { start?: Start<Values> } | null)?.start ?? { base: options.initial, lockVersion: row?.lockVersion ?? 0 },
  )
  const form = useForm<Values, Row>({
    initial: start.base,
    keep: {
      read: () => (draft.get() as { form?: Values } | null)?.form ?? null,
      write: (values) => draft.set({ start, form: Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name))) }),
      forget: () => draft.remove(),
    },
    ...(check && { check }),
    submit: (values) => (row ? update(values, start) : create(values, idempotencyKey)),
    onDone(saved) {
      onSaved(saved)
      onClose()
    },
  })

  async function update(mine: Values, from: Start<Values>): Promise<Row> {
    try {
      return await options.update(mine, from.lockVersion)
    } catch (error) {
      const theirs = currentOf<Row>(error)
      const kept = theirs && (await ask(byField({ base: from.base, mine, theirs: valuesOf(theirs) })))
      if (!theirs || !kept) throw error
      const renewed = { base: valuesOf(theirs), lockVersion: theirs.lockVersion }
      const merged = { ...renewed.base, ...(kept as Partial<Values>) }
      setStart(renewed)
      form.set(merged)
      return isSame(merged, renewed.base) ? theirs : update(merged, renewed)
    }
  }
  const ask = (difference: Omit<Conflict, 'decide'>) =>
    new Promise<Record<string, unknown> | null>((resolve) => {
      const decide = (kept: Record<string, unknown> | null) => {
        setConflict(null)
        resolve(kept)
      }
      setConflict({ ...difference, decide })
    })

  async function leave() {
    const stays = !isSame(form.values, start.base) && !(await confirm({
      title: texts('leave.title'), message: texts('leave.text'), type: 'attention', okLabel: texts('leave.discard'), cancelLabel: texts('leave.stay'),
    }))
    if (stays) return
    draft.remove()
    onClose()
  }
  return { form, conflict, leave }
}

const byField = (sides: Record<'base' | 'mine' | 'theirs', object>) => sides as Omit<Conflict, 'decide'>
