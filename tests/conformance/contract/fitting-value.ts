import type { WireSchema } from './wire-schema.ts'

const formats: Record<string, string> = {
  date: '2027-03-12',
  'date-time': '2027-03-12T00:00:00Z',
  uri: 'https://vimeo.com/76979871',
}
const samples = [
  'A1',
  'JP',
  'JPY',
  '1.5',
  'T4011001098993',
  'payable:1',
  '0190b5c2-8d4e-7c31-9f52-1a2b3c4d5e6f',
  '100',
  '1234',
  '1234567',
  '4011001098993',
  '#aabbcc',
  '27SS',
  '2027-03-12',
  '2027-03',
  'true',
  'a@b.example',
  'https://a.example',
  '/s/a',
  'a',
  'a'.repeat(16),
  '0'.repeat(24),
  'a'.repeat(32),
  '0'.repeat(64),
  'アパレル',
  '名前',
]

/** A value that passes the schema, every optional part included; ids are taken from `idFor`, files from `file`. */
export function fittingValue(schema: WireSchema, idFor: (key: string) => number, file: () => Blob, key = ''): unknown {
  const inner = (part: WireSchema, name: string) => fittingValue(part, idFor, file, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return inner(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, key)
  if (schema.format === 'binary') return file()
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part, name)]),
      )
    case 'array':
      return [inner(schema.items ?? {}, key)]
    case 'integer':
    case 'number':
      return /(^|_)ids?$|^categories$/.test(key) ? idFor(key) : Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
      return textFor(schema)
    default:
      return 'x'
  }
}

function textFor({ format, pattern, minLength = 0, maxLength = 200 }: WireSchema): string {
  if (format && formats[format]) return formats[format]
  const fits = samples.find(
    (sample) =>
      (!pattern || new RegExp(pattern, 'u').test(sample)) && sample.length >= minLength && sample.length <= maxLength,
  )
  if (fits === undefined) throw new Error(`No sample fits ${pattern}. Add one to the samples.`)
  return fits
}
