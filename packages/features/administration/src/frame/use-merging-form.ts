import { newIdempotencyKey, type CallOptions } from '@tsumugi/api'
import { storage } from '@tsumugi/session'
import { useForm, type FormState, type Keep } from '@tsumugi/ui'
import { useState } from 'react'
import { currentOf, refusalOf } from './refusals.ts'

type Values = Record<string, unknown>
export interface Versioned<V> {
  readonly values: V
  readonly lockVersion: number
}

/** Two people changed the same thing: what to compare, and where the decision goes (null: back to the form). */
export interface Conflict<V> {
  readonly base: V
  readonly mine: V
  readonly theirs: V
  decide(picked: Partial<V> | null): void
}

export interface MergingFormOptions<V, Reply> {
  /** Under which name half-typed work is kept in this tab, `organisation.1`. */
  draft: string
  initial: Versioned<V>
  /** Names of the fields, for refusals that speak of them. */
  names: Readonly<Record<keyof V & string, string>>
  check?(values: V): Partial<Record<keyof V & string, string>>
  save(changed: Partial<V>, lockVersion: number, options: CallOptions, values: V): Promise<Reply>
  /** What a reply, or the current row of a conflict, says in the form's terms. */
  read(row: unknown): Versioned<V>
  onSaved(reply: Reply): void
}

interface Draft<V> extends Versioned<V> {
  form: V
}

/**
 * A form over one versioned row: measures against the row as it was opened, sends only what changed, keeps half-typed work
 * over a reload, and asks what to keep when somebody was faster (domain §1, Errors).
 */
export function useMergingForm<V extends Values, Reply>(options: MergingFormOptions<V, Reply>) {
  const { names, save, read, onSaved, check } = options
  const stored = storage.recordDraft(options.draft)
  const draft = () => stored.get() as Draft<V> | null
  const [base, setBase] = useState<Versioned<V>>(() => draft() ?? options.initial)
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const [idempotency, setIdempotency] = useState(newIdempotencyKey)
  const keep: Keep<V> = {
    read: () => draft()?.form ?? null,
    write: (form) => stored.set({ ...base, form } satisfies Draft<V>),
    forget: () => stored.remove(),
  }

  async function send(values: V, from: Versioned<V>): Promise<Reply> {
    const changed = Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(value, from.values[key]))) as Partial<V>
    try {
      return await save(changed, from.lockVersion, { idempotencyKey: `${idempotency}.${from.lockVersion}`, on404: () => undefined }, values)
    } catch (error) {
      const row = currentOf(error)
      if (!row) throw refusalOf(error, names)
      const theirs = read(row)
      const picked = await new Promise<Partial<V> | null>((resolve) => {
        setConflict({ base: from.values, mine: values, theirs: theirs.values, decide: resolve })
      }).finally(() => setConflict(null))
      if (!picked) throw refusalOf(error, names)
      const merged = { ...theirs.values, ...picked }
      setBase(theirs)
      form.set(merged)
      return send(merged, theirs)
    }
  }

  const form: FormState<V> = useForm<V, Reply>({
    initial: base.values,
    keep,
    check,
    submit: (values) => send(values, base),
    onDone(reply) {
      const saved = read((reply as { data: unknown }).data)
      setBase(saved)
      setIdempotency(newIdempotencyKey())
      form.reset(saved.values)
      onSaved(reply)
    },
  })
  return { form, conflict }
}

export const same = (one: unknown, other: unknown): boolean => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
