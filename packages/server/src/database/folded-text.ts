import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a text that stands folded holds what was typed (domain §4.14). What was typed is folded once for the statement:
 * beside each row it would cost more than all the looking.
 */
export const foldedHolds = (folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`position((select folded(${typed}::text)) in ${folded}) > 0`

/** The same of a text as it was written, where few rows are looked through. */
export const textHolds = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  foldedHolds(sql`folded(${text})`, typed)
