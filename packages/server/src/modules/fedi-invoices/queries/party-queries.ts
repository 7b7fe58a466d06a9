import { sql } from 'kysely'
import type { TenantRequest } from '../../../http/request.ts'

/** What an electronic invoice says of a party. */
export interface PartyRow {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly address: string | null
  readonly registrationNumber: string | null
  readonly corporateNumber: string | null
}

/** The two parties of a document that one may read: what their papers say of them anyway. */
export async function partiesOf(request: TenantRequest, ids: readonly number[]): Promise<Map<number, PartyRow>> {
  const { rows } = await request.asSystem((database) =>
    sql<PartyRow>`
      select id, name, country, address, registration_number as "registrationNumber", corporate_number as "corporateNumber"
      from user_group where id = any(${[...ids]}::bigint[])`.execute(database),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The number of the order that each line followed. */
export async function orderNumbersOf(
  { database }: TenantRequest,
  lineIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; number: string }>`
    select l.id, d.number from document_line l join document d on d.id = l.document_id
    where l.id = any(${[...lineIds]}::bigint[]) and d.number is not null`.execute(database)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
