import { shownOrganisationId } from '@tsumugi/api'
import * as z from 'zod/mini'
import { listenText, readText, writeText, type Area } from './browser-storage.ts'

/** Schemas must not compile themselves with `new Function`: a strict content security policy would report it. */
z.config({ jitless: true })

/** One value in the browser's storage, as JSON, checked when read. */
export interface StoredValue<Value> {
  /** The stored value; the default where nothing is stored or what is there does not fit. */
  get(): Value
  set(value: Value): void
  remove(): void
  /** Hears each change, also from other tabs; answers the way to stop. */
  subscribe(listener: (value: Value) => void): () => void
}

export interface StoredRow<Value> {
  /** The name in the browser. */
  readonly key: string
  readonly schema: z.ZodMiniType<Value>
  readonly fallback: Value
  readonly area?: Area
}

/** Makes the accessor of one row of the storage table. */
export function storedValue<Value>({ key, schema, fallback, area = 'local' }: StoredRow<Value>): StoredValue<Value> {
  // The same text gives the same object, so that stores and React see no change where there is none.
  let seen: { text: string | null; value: Value } | undefined

  function get(): Value {
    const text = readText(area, key)
    if (seen?.text !== text) seen = { text, value: parse(text) }
    return seen.value
  }

  function parse(text: string | null): Value {
    if (text === null) return fallback
    const result = schema.safeParse(jsonOf(text))
    return result.success ? result.data : fallback
  }

  return {
    get,
    set: (value) => writeText(area, key, JSON.stringify(value)),
    remove: () => writeText(area, key, null),
    subscribe: (listener) => listenText(area, key, () => listener(get())),
  }
}

/** The same row once per id or name, e.g. the order items of each exhibition: `storage.orderItems(12).get()`. */
export function storedPerId<Value>(row: StoredRow<Value>): (id: number | string) => StoredValue<Value> {
  const values = new Map<number | string, StoredValue<Value>>()
  return (id) => {
    const value = values.get(id) ?? storedValue({ ...row, key: `${row.key}.${id}` })
    values.set(id, value)
    return value
  }
}

/** As `storedPerId`, apart for each organisation: that of the page when it is asked for. */
export function storedPerOrganisation<Value>(row: StoredRow<Value>): (id: number | string) => StoredValue<Value> {
  const perId = storedPerId(row)
  return (id) => perId(`${shownOrganisationId() ?? 0}.${id}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
