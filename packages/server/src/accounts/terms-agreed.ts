import { sql } from 'kysely'

/**
 * Whether the member `m` of the organisation `g` has agreed to the terms. A power user or owner speaks for the organisation:
 * they agree for it as well, as long as it has not (domain.md §3.1).
 */
export const hasAgreed = sql`(m.agreed_terms_at is not null and (m.role = 'member' or g.agreed_terms_at is not null))`
