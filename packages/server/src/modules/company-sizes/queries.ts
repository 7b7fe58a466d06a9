import type { CompanySize } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'
import type { TenantRequest } from '../../http/request.ts'

export interface SizeRow {
  readonly user_group_id: number
  readonly is_individual: boolean
  readonly capital: string | null
  readonly regular_employees: number | null
  readonly has_employees: boolean | null
  readonly confirmed_on: string
  readonly lock_version: number
}

/** What nobody has said. */
export const unknownSize: CompanySize = {
  isIndividual: false,
  capital: null,
  regularEmployees: null,
  hasEmployees: null,
  confirmedOn: null,
}

const columns = sql`user_group_id, is_individual, capital::text as capital, regular_employees, has_employees, confirmed_on, lock_version`

export async function ownSize(database: Database, userGroupId: number): Promise<SizeRow | undefined> {
  const { rows } = await sql<SizeRow>`select ${columns} from company_size where user_group_id = ${userGroupId}`.execute(
    database,
  )
  return rows[0]
}

/** How large both parties of an order are; only what follows from it is told to either. */
export async function sizesOf(
  { asSystem }: Pick<TenantRequest, 'asSystem'>,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, CompanySize>> {
  const rows = await asSystem(
    async (database) =>
      (
        await sql<SizeRow>`select ${columns} from company_size where user_group_id = any(${[...groupIds]}::bigint[])`.execute(
          database,
        )
      ).rows,
  )
  return new Map(
    rows.map((row) => [
      row.user_group_id,
      {
        isIndividual: row.is_individual,
        capital: row.capital,
        regularEmployees: row.regular_employees,
        hasEmployees: row.has_employees,
        confirmedOn: row.confirmed_on,
      },
    ]),
  )
}

/** Undefined when it has moved on from `lockVersion`; the first to say it begins at version 0. */
export async function keepSize(
  database: Database,
  { user_group_id, is_individual, capital, regular_employees, has_employees, confirmed_on, lock_version }: SizeRow,
): Promise<SizeRow | undefined> {
  const { rows } = await sql<SizeRow>`
    insert into company_size as size (user_group_id, is_individual, capital, regular_employees, has_employees, confirmed_on, lock_version)
    values (${user_group_id}, ${is_individual}, ${capital}, ${regular_employees}, ${has_employees}, ${confirmed_on}, 1)
    on conflict (user_group_id) do update set is_individual = excluded.is_individual, capital = excluded.capital,
      regular_employees = excluded.regular_employees, has_employees = excluded.has_employees,
      confirmed_on = excluded.confirmed_on, ${versionStamps({ row: 'size' })}
      where size.lock_version = ${lock_version}
    returning ${columns}`.execute(database)
  return rows[0]
}
