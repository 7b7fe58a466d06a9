import { useEffect, useRef, useState, type RefObject } from 'react'
import { readFieldErrors, sortErrors, type SortedErrors } from './field-errors.ts'

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
  /** Something differs from the initial values. */
  changed: boolean
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
 * the focus onto the first of them, and keeps what was typed until it has been accepted.
 */
export function useForm<Values extends object, Result = unknown>(
  options: FormOptions<Values, Result>,
): FormState<Values> {
  const { keep, check } = options
  const [initial, setInitial] = useState(options.initial)
  const [kept] = useState(() => keep?.read() ?? null)
  const [values, setValues] = useState<Values>(() => ({ ...options.initial, ...kept }))
  const [errors, setErrors] = useState(none)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const refused = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const changed = (Object.keys(values) as (keyof Values)[]).some((key) => !Object.is(values[key], initial[key]))

  useEffect(() => {
    if (!refused.current) return
    refused.current = false
    // A field that redraws itself on focus cannot do so while React is still at work.
    queueMicrotask(() => focusField(element.current, Object.keys(errors.fields)))
  }, [errors])

  function set(part: Partial<Values>): void {
    setValues((before) => {
      const next = { ...before, ...part }
      keep?.write(next)
      return next
    })
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
      if (complaints) refuse(sortErrors(complaints, Object.keys(values)))
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
      setInitial(next)
      setValues(next)
      setErrors(none)
      setFailure(null)
    },
    settle(saved, sent) {
      setInitial(saved)
      setValues((now) => {
        const typed = Object.entries(now).filter(([name, value]) => !Object.is(value, sent[name as keyof Values]))
        return { ...saved, ...Object.fromEntries(typed) }
      })
    },
    busy,
    changed,
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
