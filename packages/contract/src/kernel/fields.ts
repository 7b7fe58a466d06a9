import { functionKeys, kinds, locales } from '@tsumugi/domain'
import * as z from 'zod/mini'

export const id = z.int().check(z.positive())
export const kind = z.enum(kinds)
export const locale = z.enum(locales)
export const functionKey = z.enum(functionKeys)

/** A business date, `2027-03-12`. */
export const date = z.iso.date()
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })

/** Money and rates travel as decimal strings; at most four places (domain §1). */
export const amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/))
/** A price or a plan in money: an amount from 0. */
export const price = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
/** A share of something, `37.5`: from 0 to 100. */
export const percentage = z.string().check(
  z.regex(/^\d{1,12}(\.\d{1,4})?$/),
  z.check(({ value, issues }) => {
    if (Number(value) > 100) issues.push({ code: 'too_big', origin: 'number', maximum: 100, input: value })
  }),
)
/** A count of garments: an integer from 0. */
export const quantity = z.int().check(z.nonnegative(), z.maximum(99_999_999))

export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(10), z.regex(/^[\w./-]+$/))

/** Every update says which version it saw; a stale one is answered 409 with the current row (domain §1). */
export const lockVersion = z.int().check(z.nonnegative())

/** A flag in a query string. */
export const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((word) => word === 'true' || word === '1'),
  ),
)
