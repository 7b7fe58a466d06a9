export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type ParsedQuery = Record<string, string | string[]>

/** Reads a query string; `ids[]=1&ids[]=2` becomes `{ ids: ['1', '2'] }` (spec §2: bracket-style arrays). */
export function parseQuery(search: string): ParsedQuery {
  const query: ParsedQuery = Object.create(null)
  for (const [key, value] of new URLSearchParams(search)) {
    if (!key.endsWith('[]')) query[key] = value
    else {
      const list = query[key.slice(0, -2)]
      if (Array.isArray(list)) list.push(value)
      else query[key.slice(0, -2)] = [value]
    }
  }
  return query
}

/** Writes a query string without `?`; null, undefined and empty lists are left out. */
export function stringifyQuery(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${key}[]`, String(item))
    else if (value !== null && value !== undefined) search.append(key, String(value))
  }
  return search.toString().replaceAll('%5B%5D=', '[]=')
}
