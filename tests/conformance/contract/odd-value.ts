import type { WireSchema } from './wire-schema.ts'

/** The same numbers from the same seed, so that a finding can be had again. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, one: <T>(of: readonly T[]): T => of[below(of.length)]! }
}
export type Random = ReturnType<typeof randomFrom>

/** What people, other programs and attackers send. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  -1e21,
  2 ** 53,
  2_147_483_648,
  1e308,
  [],
  {},
  [null],
  [[[[]]]],
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '👩🏽‍🏭'.repeat(50),
  '品'.repeat(5_000),
  "'; drop table brand; --",
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%',
  '%00',
  'NaN',
  '-0',
  '1e5',
  '0x10',
  '１２３',
  '99999999999999999999',
  '2027-02-30',
  '99999-01-01',
  '0000-00-00',
  '2027-13-01T25:61:61Z',
  '-infinity',
  { __proto__: { admin: true } },
  { constructor: 1 },
  { toString: 'x' },
  'https://user:pass@[::1]/',
  'javascript:alert(1)',
  '\u202e逆',
  '1'.repeat(400),
]
const samples = [
  'A1',
  '100',
  '0',
  '-1.5',
  '#aabbcc',
  '27SS',
  '26AW',
  '2027-03-12',
  'true',
  '名前',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
]

/** As text in an address or a form. */
export const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Sometimes what the schema asks for, sometimes something else, at every depth. */
export function oddValue(random: Random, schema: WireSchema, oddity: number): unknown {
  if (random.next() < oddity) return random.one(odd)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.one(schema.enum)
  if (schema.anyOf) return oddValue(random, random.one(schema.anyOf), oddity)
  switch (schema.type) {
    case 'object':
      return oddObject(random, schema, oddity)
    case 'array':
      return Array.from({ length: random.one([0, 1, 1, 2, 3, 30]) }, () => oddValue(random, schema.items ?? {}, oddity))
    case 'integer':
    case 'number':
      return random.one([random.below(12), random.below(400), schema.minimum ?? 0, schema.maximum ?? 99_999])
    case 'boolean':
      return random.next() < 0.5
    case 'null':
      return null
    case 'string':
      return random.one(samples)
    default:
      return random.one(odd)
  }
}

function oddObject(random: Random, { properties = {}, required = [] }: WireSchema, oddity: number) {
  const kept = Object.entries(properties).filter(([key]) =>
    required.includes(key) ? random.next() > oddity / 4 : random.next() < 0.4,
  )
  const made = Object.fromEntries(kept.map(([key, part]) => [key, oddValue(random, part, oddity)]))
  return random.next() < oddity ? { ...made, [asText(random.one(odd))]: random.one(odd) } : made
}
