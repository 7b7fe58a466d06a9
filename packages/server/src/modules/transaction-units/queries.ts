import { transactionCategories } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'

/** Drafts are their author's alone, as everywhere. */
export const unitOf = (database: Database, userGroupId: number, id: number) =>
  database
    .selectFrom('document')
    .select(['id', 'noun', 'issuer_id'])
    .where('id', '=', id)
    .where('noun', 'in', transactionCategories)
    .where(({ or, eb }) =>
      or([
        eb('author_id', '=', userGroupId),
        eb.and([
          eb('shared', '=', true),
          eb.or([eb('issuer_id', '=', userGroupId), eb('receiver_id', '=', userGroupId)]),
        ]),
      ]),
    )
    .executeTakeFirst()
