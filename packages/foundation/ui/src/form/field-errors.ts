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
 * Gives each complaint to the field it names. The wire says `merchandising.release_on`;
 * the form may call it `merchandising.releaseOn` or `releaseOn`.
 */
export function sortErrors(errors: readonly FieldError[], names: readonly string[]): SortedErrors {
  const sorted: SortedErrors = { fields: {}, rest: [] }
  for (const { field, message } of errors) {
    const full = (field ?? '').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    const name = [full, full.split('.').pop() ?? '', full.split('.')[0] ?? ''].find((each) => names.includes(each))
    if (name === undefined) sorted.rest.push(message)
    else sorted.fields[name] = sorted.fields[name] ? `${sorted.fields[name]}\n${message}` : message
  }
  return sorted
}
