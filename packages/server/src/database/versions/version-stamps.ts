import { sql, type RawBuilder } from 'kysely'

/** In the `set` of a handwritten update: counts a row's version on; `row` is its alias, where another row is named too. */
export const nextVersion = (row?: string): RawBuilder<unknown> =>
  sql`lock_version = ${row ? sql.ref(`${row}.lock_version`) : sql.ref('lock_version')} + 1`

/** The same with when it changed and, with `by`, who changed it. */
export const versionStamps = ({ row, by }: { row?: string; by?: number | null } = {}): RawBuilder<unknown> =>
  sql`${nextVersion(row)}, updated_at = now()${by === undefined ? sql`` : sql`, updated_by = ${by}`}`
