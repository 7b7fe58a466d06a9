import { currentOf, newIdempotencyKey, refusalOf, type CallOptions } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { confirm, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import type { Conflict } from './conflict-dialog.tsx'
import { changedParts, differences, isSame } from './differences.ts'
import { formTexts } from './form-texts.ts'

export interface Versioned {
  readonly lockVersion: number
}

/** What changes are measured against: the record as it was opened. A merge moves it on. */
interface Start<Values> extends Versioned {
  base: Values
}

export interface KeptFormOptions<Values extends object, Row extends Versioned, Input extends object = Values> {
  /** Names what is half typed in this tab's storage, such as `approval_route.12`. */
  draft: string
  /** Null while it is being added. */
  row: Row | null
  /** What stands in it at first; of a row, what `valuesOf` reads. */
  initial?: Values
  valuesOf(row: Row): Values
  /** The version of what is edited, where it is not the row's own. */
  versionOf?(row: Row): number
  /** What is sent of the values, and what decides whether they changed; the values themselves unless said otherwise. */
  inputOf?(values: Values): Input
  /** What the form calls a field: for refusals and conflicts. */
  nameOf(field: keyof Values & string): string
  /** The field that a complaint's path is about, where the path does not end in its name. */
  fieldOf?(path: string): string | undefined
  /** Fields that are never kept, such as passwords. */
  secret?: readonly (keyof Values & string)[]
  check?(values: Values): Partial<Record<keyof Values & string, string>>
  create?(input: Input, options: CallOptions): Promise<Row>
  /** Takes only what changed, with the version it was changed against. */
  update?(change: Partial<Input> & Versioned, options: CallOptions, values: Values): Promise<Row>
  /** Saving does more than keep the values, so it is sent also where theirs is taken as it is. */
  sendsAlways?: true
  onSaved(row: Row): void
  /** Given by what closes once it is saved or left. */
  onClose?(): void
}

/**
 * The form over one record and its saving (domain §1, Errors): only what changed is sent, a stale save asks field by field
 * what to keep and goes on, half-typed work waits in this tab with the version it was typed against, a repeated save is done
 * once, and leaving asks before anything is lost.
 */
export function useKeptForm<Values extends object, Row extends Versioned, Input extends object = Values>(
  options: KeptFormOptions<Values, Row, Input>,
) {
  const { row, valuesOf, nameOf, onClose, versionOf = (versioned: Row) => versioned.lockVersion } = options
  const inputOf = options.inputOf ?? ((values: Values) => values as unknown as Input)
  const texts = useText(formTexts)
  const draft = storage.recordDraft(options.draft)
  function keptDraft() {
    const found = draft.get() as unknown as (Start<Values> & { form: Partial<Values> }) | null
    return found?.base && found.form ? found : null
  }
  const startOf = (from: Row): Start<Values> => ({ base: valuesOf(from), lockVersion: versionOf(from) })
  const [start] = useState(() => {
    const opened = row && startOf(row)
    return holderOf<Start<Values>>(
      keptDraft() ?? { base: options.initial ?? opened!.base, lockVersion: opened?.lockVersion ?? 0 },
    )
  })
  const [keys] = useState(keysOf)
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)
  const { base } = start.get()
  // What somebody changed meanwhile was nothing of this form: it goes on against their version.
  const isAhead =
    row !== null && versionOf(row) > start.get().lockVersion && isSame(inputOf(valuesOf(row)), inputOf(base))
  const lockVersion = isAhead ? versionOf(row) : start.get().lockVersion
  const form = useForm<Values, Row>({
    initial: base,
    keep: {
      read: () => keptDraft()?.form ?? null,
      write: (values) =>
        draft.set({ base: start.get().base, lockVersion: start.get().lockVersion, form: withoutSecrets(values) }),
      forget: () => draft.remove(),
    },
    ...(options.check && { check: options.check }),
    submit: (values) =>
      save(values).catch((error: unknown) => Promise.reject(refusalOf(error, namesOf(values), options.fieldOf))),
    onDone(saved, sent) {
      start.set(startOf(saved))
      keys.renew()
      form.settle(valuesOf(saved), sent)
      options.onSaved(saved)
      onClose?.()
    },
  })
  const isUnsaved = form.isUnread || !isSame(inputOf(form.values), inputOf(base))

  const withoutSecrets = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !(options.secret as readonly string[] | undefined)?.includes(name)),
    )
  const namesOf = (values: Values) =>
    Object.fromEntries(Object.keys(values).map((field) => [field, nameOf(field as keyof Values & string)]))

  function save(values: Values): Promise<Row> {
    if (row) return update(values, { base, lockVersion })
    return options.create!(inputOf(values), { idempotencyKey: keys.ofForm(), on404: stay })
  }
  async function update(mine: Values, from: Start<Values>): Promise<Row> {
    const change = { ...changedParts(inputOf(from.base), inputOf(mine)), lockVersion: from.lockVersion }
    try {
      return await options.update!(change, { idempotencyKey: keys.of(change), on404: stay }, mine)
    } catch (error) {
      const theirs = currentOf<Row>(error)
      const kept = theirs && (await ask(from.base, mine, theirs))
      if (!kept) throw error
      const next = startOf(theirs)
      const merged = { ...next.base, ...kept }
      start.set(next)
      form.set(merged)
      return isSame(inputOf(merged), inputOf(next.base)) && !options.sendsAlways ? theirs : update(merged, next)
    }
  }
  /** What is kept of mine; null where nobody decides. Where nothing differs there is nothing to ask. */
  function ask(before: Values, mine: Values, theirs: Row): Promise<Partial<Values> | null> {
    const list = differences<Values>({ base: before, mine, theirs: valuesOf(theirs) })
    if (list.length === 0) return Promise.resolve({})
    const { updatedBy } = theirs as { updatedBy?: unknown }
    return new Promise<Partial<Values> | null>((decide) => {
      setConflict({ list, by: typeof updatedBy === 'string' ? updatedBy : null, nameOf, decide })
    }).finally(() => setConflict(null))
  }
  /** Closes it; asks first where something would be lost. */
  async function leave() {
    const goes =
      !isUnsaved ||
      (await confirm({
        title: texts('leave.title'),
        message: texts('leave.text'),
        type: 'attention',
        okLabel: texts('leave.discard'),
        cancelLabel: texts('leave.stay'),
      }))
    if (!goes) return
    draft.remove()
    onClose?.()
  }
  return {
    form,
    conflict,
    leave,
    /** Something would be lost if it were closed now. */
    isUnsaved,
    base,
    lockVersion,
    forget: () => draft.remove(),
    /** Takes other values as the ground of what is being added, e.g. those of a template; what was typed stays. */
    begin(values: Values) {
      const before = start.get()
      start.set({ ...before, base: values })
      form.settle(values, before.base)
    },
  }
}

const stay = () => undefined

/** A value that saving moves on between two renders. */
function holderOf<Value>(now: Value) {
  return {
    get: () => now,
    set: (next: Value) => {
      now = next
    },
  }
}

/** Idempotency keys of one form: what is added has one as long as it is open, a change one for as long as it is the same. */
function keysOf() {
  let form = newIdempotencyKey()
  let sent = { text: '', key: '' }
  return {
    ofForm: () => form,
    of(change: object) {
      const text = JSON.stringify(change)
      if (sent.text !== text) sent = { text, key: newIdempotencyKey() }
      return sent.key
    },
    renew: () => {
      form = newIdempotencyKey()
    },
  }
}
