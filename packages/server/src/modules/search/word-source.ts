import type { SearchNoun } from '@tsumugi/contract'
import type { Guard } from '@tsumugi/domain'
import type { RawBuilder } from 'kysely'

/** Records whose words are kept by their table (0182): `d` is the record, `link` where its page is. */
export interface WordSource {
  readonly noun: SearchNoun
  /** As the words name it. */
  readonly kept: string
  readonly access: Guard
  readonly from: Part
  /** What the words are kept of, where that is not the record itself: the product that a cost sheet is of. */
  readonly key?: Part
  /** Code, name, what stands beside it, and its address. */
  readonly columns: (userGroupId: number) => readonly [code: Part, name: Part, detail: Part, link: Part]
  /** Whose it is, beside what row-level security says (domain §4.11). */
  readonly own: (userGroupId: number, accountId: number) => Part
}
export type Part = RawBuilder<unknown>
