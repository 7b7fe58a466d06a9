import { foldWord, nearestName } from '@tsumugi/domain/conversion'
import { groupBy } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'

interface KnownSupplier {
  readonly id: number
  readonly name: string
  readonly code: string | null
  readonly number: string | null
}

/** Whom an organisation buys from and its payment terms, as the cells of a table may name them. */
export interface SupplierNames {
  byNumber(number: string): KnownSupplier | undefined
  byCode(code: string): KnownSupplier | undefined
  named(name: string): readonly KnownSupplier[]
  terms(name: string): { readonly id: number } | { readonly suggestion: string | null }
  /** What some payment terms are called. */
  termsText(id: number | null): string | null
}

/** Read anew for each slice, for the one before it may have begun some of them. */
export async function supplierNames({ database, userGroupId }: TenantRequest): Promise<SupplierNames> {
  const [{ rows }, { rows: terms }] = await Promise.all([
    sql<KnownSupplier>`
      select r.id, p.name, r.partner_code as code, p.registration_number as number
      from group_relation r join user_group p on p.id = r.partner_id
      where r.user_group_id = ${userGroupId} and r.discarded_at is null order by r.id`.execute(database),
    sql<{ id: number; name: string }>`
      select id, name from payment_term_definition where user_group_id = ${userGroupId} and discarded_at is null
      order by position, id`.execute(database),
  ])
  const numbers = new Map(rows.map((row) => [row.number, row]))
  const codes = new Map(rows.map((row) => [row.code, row]))
  const names = groupBy(rows, ({ name }) => foldWord(name))
  return {
    byNumber: (number) => numbers.get(number),
    byCode: (code) => codes.get(code),
    named: (name) => names.get(foldWord(name)) ?? [],
    terms: (name) =>
      terms.find((each) => foldWord(each.name) === foldWord(name)) ?? {
        suggestion: nearestName(
          name,
          terms.map((each) => each.name),
        ),
      },
    termsText: (id) => terms.find((each) => each.id === id)?.name ?? null,
  }
}
