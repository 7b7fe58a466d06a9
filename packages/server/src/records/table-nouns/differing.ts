/** Which values differ from what is there, and what is there; null where none does. Decimals are compared as figures. */
export function differing<Values extends object>(
  given: Values,
  held: object,
): { after: Values; before: object } | null {
  const now = held as Readonly<Record<string, unknown>>
  const fields = Object.entries(given).filter(([field, value]) => plain(value) !== plain(now[field]))
  if (fields.length === 0) return null
  return {
    after: Object.fromEntries(fields) as Values,
    before: Object.fromEntries(fields.map(([field]) => [field, now[field] ?? null])),
  }
}

const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+\.\d+$/.test(value)
    ? value.replace(/\.?0+$/, '')
    : Array.isArray(value)
      ? value.map(String).join('\n')
      : (value ?? null)
