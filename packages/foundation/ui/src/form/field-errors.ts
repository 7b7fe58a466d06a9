import { namedIn } from '@tsumugi/i18n'

/** One complaint of the server about one field (422). */
export interface FieldError {
  code: string
  field?: string | null
  message: string
}

export interface SortedErrors {
  /** By the name the form gives the field. */
  fields: Record<string, string>
  /** What belongs to no field of this form. */
  rest: string[]
}

/** Reads the `errors` of a 422 answer; null when the failure is something else. */
export function readFieldErrors(failure: unknown): FieldError[] | null {
  if (typeof failure !== 'object' || failure === null || !('status' in failure) || failure.status !== 422) return null
  const body = 'body' in failure ? failure.body : null
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null
  return Array.isArray(errors) ? (errors as FieldError[]) : null
}

/**
 * Gives each complaint to the field it names, and calls the field there by its label. The wire says
 * `merchandising.release_on`; the form may call it `merchandising.releaseOn` or `releaseOn`.
 */
export function sortErrors(
  errors: readonly FieldError[],
  names: readonly string[],
  labelOf: (name: string) => string | undefined = () => undefined,
): SortedErrors {
  const sorted: SortedErrors = { fields: {}, rest: [] }
  for (const { field, message: said } of errors) {
    const full = (field ?? '').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    const name = [full, full.split('.').pop() ?? '', full.split('.')[0] ?? ''].find((each) => names.includes(each))
    const message = namedIn(said, field, name === undefined ? undefined : labelOf(name))
    if (name === undefined) sorted.rest.push(message)
    else sorted.fields[name] = sorted.fields[name] ? `${sorted.fields[name]}\n${message}` : message
  }
  return sorted
}

/** What the reader knows a field of a form by: the label of its control, or of the set that it is one of. */
export function labelIn(form: Element | null, name: string): string | undefined {
  const control = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  const set = control?.closest('[role=group][aria-labelledby]')?.querySelector('.label')
  const label = control?.labels?.[0] ?? null
  const text = (set ?? label)?.cloneNode(true) as Element | undefined
  text?.querySelector('.must')?.remove()
  return text?.textContent?.trim() || control?.ariaLabel || undefined
}
