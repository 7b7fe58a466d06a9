/** A parsed query: text, lists written `key[]=a&key[]=b`, and records written `key[field]=a` (spec §2). */
export type QueryValue = string | QueryValue[] | QueryRecord
export interface QueryRecord {
  [key: string]: QueryValue
}

type Scalar = string | number | boolean | null | undefined
/** What may be written into a query; `null` and `undefined` are left out. */
export interface QueryInput {
  readonly [key: string]: Scalar | readonly Scalar[] | QueryInput
}

/** Reads a query string, with or without its `?`. A key that comes twice becomes a list; nothing ever throws. */
export function parseQuery(search: string): QueryRecord {
  const query = emptyRecord()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (!pair) continue
    const at = pair.indexOf('=')
    const key = decode(at < 0 ? pair : pair.slice(0, at))
    put(query, keySteps(key), at < 0 ? '' : decode(pair.slice(at + 1)))
  }
  return query
}

/** Writes a query without `?`. Lists get brackets; empty lists and records leave no trace. */
export function stringifyQuery(query: QueryInput): string {
  return Object.entries(query)
    .flatMap(([key, value]) => pairs(encodeURIComponent(key), value))
    .join('&')
}

function pairs(key: string, value: QueryInput[string]): string[] {
  if (value === null || value === undefined) return []
  if (isList(value)) return value.flatMap((item) => pairs(`${key}[]`, item))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([field, inner]) => pairs(`${key}[${encodeURIComponent(field)}]`, inner))
  }
  return [`${key}=${encodeURIComponent(String(value))}`]
}

function isList(value: QueryInput[string]): value is readonly Scalar[] {
  return Array.isArray(value)
}

/** `a[b][]` is read as the steps a, b, and "one more". */
function keySteps(key: string): string[] {
  const open = key.indexOf('[')
  if (open <= 0 || !key.endsWith(']')) return [key]
  return [key.slice(0, open), ...key.slice(open + 1, -1).split('][')]
}

function put(record: QueryRecord, steps: string[], value: string): void {
  const [step = '', next, ...deeper] = steps
  const known = record[step]
  if (next === undefined) record[step] = known === undefined ? value : [...listOf(known), value]
  else if (next === '') record[step] = [...listOf(known), value]
  else {
    const inner = isRecord(known) ? known : emptyRecord()
    record[step] = inner
    put(inner, [next, ...deeper], value)
  }
}

function listOf(value: QueryValue | undefined): QueryValue[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function isRecord(value: QueryValue | undefined): value is QueryRecord {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Without a prototype, so that a key named `__proto__` is only a key. */
function emptyRecord(): QueryRecord {
  return Object.create(null) as QueryRecord
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
