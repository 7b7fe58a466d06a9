import { merchandisingBudgets } from '@tsumugi/contract'
import { useData } from '@tsumugi/queries'

/** Budgets of a brand and season beside what is planned; null asks for the latest season. */
export const useBudgets = (brandId: number | undefined, season: string | null) =>
  useData(merchandisingBudgets.show, brandId === undefined ? null : { query: { brandId, ...(season && { season }) } }, {
    others: true,
  })
