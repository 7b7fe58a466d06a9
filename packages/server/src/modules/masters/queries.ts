import type { MasterRecord, masters } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

interface RateQuestion {
  readonly from: string
  readonly to: string
  readonly kind: string
  /** A business date. */
  readonly on: string
}

/** The latest rate of this kind that was valid on the day (domain §3.2). */
export async function rateOn(database: Database, userGroupId: number, { from, to, kind, on }: RateQuestion) {
  const { rows } = await sql<MasterRecord<typeof masters.currencyConversions>>`
    select id, from_currency as "fromCurrency", to_currency as "toCurrency", kind, valid_from as "validFrom",
      trim_scale(rate)::text as rate, per_units as "perUnits", position, '{}'::jsonb as extensions, discarded_at as "discardedAt",
      updated_at as "updatedAt", lock_version as "lockVersion"
    from currency_conversion
    where user_group_id = ${userGroupId} and from_currency = ${from} and to_currency = ${to} and kind = ${kind}
      and valid_from <= ${on} and discarded_at is null
    order by valid_from desc limit 1`.execute(database)
  return rows[0]
}
