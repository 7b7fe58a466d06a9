import { sql } from 'kysely'
import type { TenantRequest } from '../../../http/request.ts'

/** What an electronic invoice says of a party. */
export interface PartyRow {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly address: string | null
  readonly phone: string | null
  readonly registrationNumber: string | null
  readonly corporateNumber: string | null
  /** Whether a power user has said why its number stands though its check digit does not fit. */
  readonly isNumberExcused: boolean
}

/** The two parties of a document that one may read: what their papers say of them anyway. */
export async function partiesOf(request: TenantRequest, ids: readonly number[]): Promise<Map<number, PartyRow>> {
  const { rows } = await request.asSystem((database) =>
    sql<PartyRow>`
      select id, name, country, address, phone, registration_override is not null as "isNumberExcused",
        registration_number as "registrationNumber", corporate_number as "corporateNumber"
      from user_group where id = any(${[...ids]}::bigint[])`.execute(database),
  )
  return new Map(rows.map((row) => [row.id, row]))
}
