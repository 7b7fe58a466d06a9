import { snake } from '@tsumugi/contract'

/** Columns and what they are to hold, from fields as handlers know them; what is undefined stays. */
export const givenColumns = (
  fields: object,
  json: ReadonlySet<string> = new Set(),
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [snake(field), json.has(field) ? JSON.stringify(value) : value]),
  )
