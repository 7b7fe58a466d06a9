import type { Brand } from '@tsumugi/contract'
import type { Selectable } from 'kysely'
import type { BrandTable } from '../../database/tables.ts'

/** A brand's row as callers see it. */
export const brandReply = (row: Selectable<BrandTable>): Brand => ({
  id: row.id,
  name: row.name,
  code: row.code,
  position: row.position,
  seasonStartMonths: row.season_start_months,
  defaultCostRate: row.default_cost_rate,
  discardedAt: row.discarded_at,
  lockVersion: row.lock_version,
})
