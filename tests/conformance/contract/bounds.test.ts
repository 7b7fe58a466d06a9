import { expect, it } from 'vitest'
import { wireCalls, type WireSchema } from './wire-schema.ts'

/** What is counted elsewhere, and where. */
const bounded: Readonly<Record<string, string>> = {}

interface Unbounded {
  readonly lists: string[]
  readonly texts: string[]
}

function unboundedIn(schema: WireSchema, place: string, found: Unbounded): Unbounded {
  const { anyOf = [], items, properties = {}, type } = schema
  for (const each of anyOf) unboundedIn(each, place, found)
  for (const [field, part] of Object.entries(properties)) unboundedIn(part, `${place}.${field}`, found)
  if (items) {
    if (schema.maxItems === undefined) found.lists.push(place)
    unboundedIn(items, `${place}.[]`, found)
  }
  const isFree = type === 'string' && !schema.enum && schema.const === undefined && !schema.format && !schema.pattern
  if (isFree && schema.maxLength === undefined) found.texts.push(place)
  return found
}

it('review A2 every list and every text that a caller sends says how long it may be', () => {
  const found: Unbounded = { lists: [], texts: [] }
  for (const { name, body } of wireCalls()) if (body) unboundedIn(body, name, found)
  expect({
    lists: found.lists.filter((place) => !(place in bounded)),
    texts: found.texts.filter((place) => !(place in bounded)),
  }).toEqual({ lists: [], texts: [] })
})
