import type { DueRule, PaymentBasis, PaymentMethod, PaymentSplit } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'
import { usualTermsName } from './messages/usual-terms.ts'

/** When a buyer pays a seller, from which day it counts, and when the silence of the two confirms. */
export interface AgreedTerms extends DueRule {
  /** What the two call them. */
  readonly name: string
  readonly basis: PaymentBasis
  readonly method: PaymentMethod
  readonly splits: readonly PaymentSplit[]
}

/** What most of the trade agrees: closes at the end of the month, paid at the end of the next. */
const usualTerms: AgreedTerms = {
  name: usualTermsName,
  basis: 'receipt',
  method: 'bank',
  splits: [],
  closingDay: 31,
  monthOffset: 1,
  payDay: 31,
  netDays: null,
  holidayShift: 'previous',
}

/** The terms of a buyer and a seller: as the buyer's relation has them, else the seller's, else the usual ones. */
export async function termsBetween(request: TenantRequest, buyerId: number, sellerId: number): Promise<AgreedTerms> {
  const { rows } = await request.asSystem((database) =>
    sql<AgreedTerms>`
      select t.name, t.basis, t.method, coalesce(t.splits, '[]'::jsonb) as splits, t.closing_day as "closingDay", t.month_offset as "monthOffset", t.pay_day as "payDay",
        t.net_days as "netDays", t.holiday_shift as "holidayShift"
      from group_relation r join payment_term_definition t on t.id = r.terms_id
      where (r.user_group_id, r.partner_id) in ((${buyerId}, ${sellerId}), (${sellerId}, ${buyerId}))
        and r.discarded_at is null
      order by r.user_group_id = ${buyerId} desc limit 1`.execute(database),
  )
  return rows[0] ?? usualTerms
}

/** The registration of an issuer; null where it is not registered. */
export interface IssuerFacts {
  readonly registrationNumber: string | null
}

export async function issuerFacts(request: TenantRequest, issuerId: number): Promise<IssuerFacts> {
  const { rows } = await request.asSystem((database) =>
    sql<IssuerFacts>`
      select registration_number as "registrationNumber" from user_group where id = ${issuerId}`.execute(database),
  )
  return rows[0]!
}
