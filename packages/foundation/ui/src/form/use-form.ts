import { useEffect, useRef, useState, type RefObject } from 'react'
import { forgetTyped, holdsUnread, readTyped, unreadEvent } from '../field/typed-text.ts'
import { labelIn, readFieldErrors, sortErrors, type SortedErrors } from './field-errors.ts'

/** Where half-typed values wait for the next visit of this tab (`sessionStorage`, given by the session). */
export interface Keep<Values> {
  read(): Partial<Values> | null
  write(values: Values): void
  forget(): void
}

export interface FormOptions<Values, Result> {
  initial: Values
  /** Sends the values; a rejection with `{ status: 422, body: { errors } }` goes to the fields. */
  submit(values: Values): Promise<Result>
  onDone?(result: Result, values: Values): void
  /** Checks before sending; answers messages by field. */
  check?(values: Values): Partial<Record<keyof Values & string, string>>
  keep?: Keep<Values>
}

/** What a field spreads: `<TextField label="件名" {...form.field('name')} />`. */
export interface FieldBinding<Value> {
  name: string
  value: Value
  onChange(value: Value): void
  error?: string
}

export interface FormState<Values> {
  values: Values
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>
  set(values: Partial<Values>): void
  submit(): Promise<void>
  /** Back to the initial values; what was kept is forgotten. */
  reset(values?: Values): void
  /** What was sent stands as `saved` from now on; what was typed since stays. */
  settle(saved: Values, sent: Values): void
  busy: boolean
  /** Something differs from the initial values, or holds text that cannot be read. */
  changed: boolean
  /** A field holds text that it calls wrong: it stays there and is not part of `values`. */
  isUnread: boolean
  /** Values from an earlier visit were put back. */
  restored: boolean
  errors: SortedErrors
  /** What failed when it was no matter of fields. */
  failure: unknown
  element: RefObject<HTMLFormElement | null>
}

const none: SortedErrors = { fields: {}, rest: [] }

/**
 * Values, errors and sending of one form. Sends once however often it is asked, puts a 422 onto the fields and
 * the focus onto the first of them, and keeps what was typed until it has been accepted. While a field calls its own
 * text wrong, nothing is sent: that field takes the focus.
 */
export function useForm<Values extends object, Result = unknown>(
  options: FormOptions<Values, Result>,
): FormState<Values> {
  const { keep, check } = options
  const [initial, setInitial] = useState(options.initial)
  const [kept] = useState(() => keep?.read() ?? null)
  const [values, setValues] = useState<Values>(() => ({ ...options.initial, ...kept }))
  // What a control reads as late as it is sent is part of what is sent.
  const latest = useRef(values)
  const [isUnread, setUnread] = useState(false)
  const [errors, setErrors] = useState(none)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const refused = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const changed =
    isUnread || (Object.keys(values) as (keyof Values)[]).some((key) => !Object.is(values[key], initial[key]))

  useEffect(() => {
    if (!refused.current) return
    refused.current = false
    // A field that redraws itself on focus cannot do so while React is still at work.
    queueMicrotask(() => focusField(element.current, Object.keys(errors.fields)))
  }, [errors])

  useEffect(() => {
    const form = element.current
    const note = () => setUnread(holdsUnread(form))
    form?.addEventListener(unreadEvent, note)
    return () => form?.removeEventListener(unreadEvent, note)
  })

  function put(next: Values): void {
    latest.current = next
    setValues(next)
  }

  function set(part: Partial<Values>): void {
    put({ ...latest.current, ...part })
    keep?.write(latest.current)
    setErrors((before) => {
      if (!Object.keys(part).some((name) => name in before.fields)) return before
      const left = Object.entries(before.fields).filter(([name]) => !(name in part))
      return { ...before, fields: Object.fromEntries(left) }
    })
  }

  function refuse(found: SortedErrors): void {
    refused.current = true
    setErrors(found)
  }

  async function submit(): Promise<void> {
    if (sending.current) return
    if (!readTyped(element.current)) return
    const values = latest.current
    const faults = Object.entries(check?.(values) ?? {}).filter((entry): entry is [string, string] => !!entry[1])
    if (faults.length) return refuse({ fields: Object.fromEntries(faults), rest: [] })
    sending.current = true
    setBusy(true)
    setErrors(none)
    setFailure(null)
    try {
      const result = await options.submit(values)
      keep?.forget()
      setInitial(values)
      options.onDone?.(result, values)
    } catch (problem) {
      const complaints = readFieldErrors(problem)
      if (complaints) refuse(sortErrors(complaints, Object.keys(values), (name) => labelIn(element.current, name)))
      else setFailure(problem)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: errors.fields[name],
    }),
    set,
    submit,
    reset: (next = options.initial) => {
      keep?.forget()
      forgetTyped(element.current)
      setInitial(next)
      put(next)
      setErrors(none)
      setFailure(null)
    },
    settle(saved, sent) {
      setInitial(saved)
      const typed = Object.entries(latest.current).filter(
        ([name, value]) => !Object.is(value, sent[name as keyof Values]),
      )
      put({ ...saved, ...Object.fromEntries(typed) })
    },
    busy,
    changed,
    isUnread,
    restored: kept !== null,
    errors,
    failure,
    element,
  }
}

/** Moves the focus to whichever of the named fields comes first in the form. */
function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const named = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])]
  named.find((control) => names.includes(control.getAttribute('name') ?? ''))?.focus()
}
