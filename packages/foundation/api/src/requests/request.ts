import { toWire, type Endpoint } from '@tsumugi/contract'
import { stringifyQuery, type QueryInput } from '@tsumugi/navigation'

/** What a caller passes for one endpoint: path parameters beside `query` and `body`. */
export type Call = Readonly<Record<string, unknown>>

/** The path of a call below `/api`, with its parameters and its snake_case query (spec §7). */
export function addressOf(endpoint: Endpoint, call: Call): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(call[name])))
  const query = endpoint.query && call.query ? toWire(endpoint.query, call.query) : {}
  const search = stringifyQuery(query as QueryInput)
  return search ? `/api${path}?${search}` : `/api${path}`
}

/** The body in snake_case, as JSON or, where the endpoint says so, as multipart. */
export function bodyOf(endpoint: Endpoint, call: Call): string | FormData | undefined {
  if (!endpoint.body || call.body === undefined) return undefined
  const wire = toWire(endpoint.body, call.body)
  return endpoint.multipart ? formOf(wire as Record<string, unknown>) : JSON.stringify(wire)
}

function formOf(record: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(record)) append(form, key, value)
  return form
}

function append(form: FormData, key: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (value instanceof Blob) form.append(key, value)
  else if (Array.isArray(value)) value.forEach((item) => append(form, `${key}[]`, item))
  else if (typeof value === 'object') {
    for (const [field, inner] of Object.entries(value)) append(form, `${key}[${field}]`, inner)
  } else form.append(key, String(value))
}
