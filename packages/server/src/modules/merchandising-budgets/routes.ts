import { contract, type BudgetBoard } from '@tsumugi/contract'
import { fieldChanges, releasePeriods, seasonOf, seasonOn } from '@tsumugi/domain'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import { brandSeasons, startMonthsOf } from '../merchandising-reports/brand-seasons.ts'
import { currencyOf } from '../merchandising-reports/report-queries.ts'
import { budgetsBetween } from '../merchandisings/map/card-queries.ts'
import { categoriesNamed } from '../merchandisings/queries.ts'
import { insertBudget, plansOf, updateBudget } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordName } from '../../records/record-before.ts'

export const merchandisingBudgetRoutes = serve(contract.merchandisingBudgets)({
  async show(request, { query }) {
    return { data: await boardOf(request, query.brandId, query.season) }
  },

  async save(request, { body }) {
    const { database, userGroupId, accountId } = request
    const { brandId, season, cells } = body
    const before = await boardOf(request, brandId, season)
    await assertPlaces(request, before, brandId, cells)
    for (const { categoryId, period, lockVersion, ...figures } of cells) {
      const place = { brandId, categoryId, period }
      const saved =
        lockVersion === null
          ? await insertBudget(database, userGroupId, accountId, place, figures)
          : await updateBudget(database, userGroupId, accountId, place, lockVersion, figures)
      // All of them or none: the transaction is rolled back with the refusal.
      await orStale(saved, () => boardOf(request, brandId, season))
    }
    const data = await boardOf(request, brandId, season)
    const changes = fieldChanges(await figuresOf(request, before), await figuresOf(request, data))
    const detail = { season, brand: await recordName(request, 'brand', brandId) }
    const topic = { name: 'merchandising_budget', id: brandId }
    await changed(request, { noun: 'merchandising_budget', verb: 'saved', id: null, changes, detail, topic })
    // Maps show budgets: whoever looks at one asks anew.
    await request.notify('merchandising', null)
    return { data }
  },
})

const cellOf = (row: Awaited<ReturnType<typeof budgetsBetween>>[number]): BudgetBoard['cells'][number] => ({
  categoryId: row.category_id,
  period: row.period,
  sales: plain(row.sales),
  quantity: row.quantity,
  markdown: plain(row.markdown),
  openingStock: plain(row.opening_stock),
  closingStock: plain(row.closing_stock),
  onOrder: plain(row.on_order),
  lockVersion: row.lock_version,
})

async function boardOf(
  { database, userGroupId }: TenantRequest,
  brandId: number,
  wanted: string | undefined,
): Promise<BudgetBoard> {
  const [brand, all, currency] = await Promise.all([
    brandOf(database, userGroupId, brandId),
    brandSeasons(database, userGroupId),
    currencyOf(database, userGroupId),
  ])
  if (!brand) throw notFound()
  const startMonths = startMonthsOf(brand.season_start_months)
  const planned = all.filter((season) => season.brandId === brandId).map(({ code }) => code)
  const today = new Date().toISOString().slice(0, 10)
  const season = seasonOf(wanted ?? planned.at(-1) ?? seasonOn(today, startMonths).code, startMonths)
  const [budgets, plans] = await Promise.all([
    budgetsBetween(database, userGroupId, brandId, season.startsOn, season.endsOn),
    plansOf(database, userGroupId, brandId, season.startsOn, season.endsOn),
  ])
  return {
    season: season.code,
    seasons: planned.includes(season.code) ? planned : [...planned, season.code],
    currency,
    periods: releasePeriods(season, 'month').map(({ startsOn }) => startsOn),
    cells: budgets.map(cellOf),
    plans: plans.map((row) => ({
      categoryId: row.category_id,
      period: row.period,
      retail: plain(row.retail),
      quantity: row.quantity,
    })),
  }
}

/** Figures by the month and the category that they are for, as the audit tells them. */
async function figuresOf(request: TenantRequest, { cells }: BudgetBoard) {
  const ids = [...new Set(cells.flatMap(({ categoryId }) => categoryId ?? []))]
  const names = new Map<number, string>()
  for (const id of ids) names.set(id, (await recordName(request, 'category', id)) ?? '')
  return Object.fromEntries(
    cells.flatMap(({ categoryId, period, ...figures }) =>
      Object.entries(figures)
        .filter(([field]) => field !== 'lockVersion')
        .map(([field, figure]) => [
          [period.slice(0, 7), categoryId === null ? '' : names.get(categoryId), field].filter(Boolean).join(' '),
          figure,
        ]),
    ),
  )
}

interface Place {
  categoryId: number | null
  period: string
}

/** Every cell lies in the season and in a category that products of the brand may have. */
async function assertPlaces(
  { database, userGroupId }: TenantRequest,
  { periods }: BudgetBoard,
  brandId: number,
  cells: readonly Place[],
) {
  const ids = [...new Set(cells.flatMap(({ categoryId }) => categoryId ?? []))]
  const found = ids.length > 0 ? await categoriesNamed(database, userGroupId, ids) : []
  const usable = new Set(
    found.filter((category) => category.brand_id === null || category.brand_id === brandId).map(({ id }) => id),
  )
  for (const [at, { categoryId, period }] of cells.entries()) {
    if (!periods.includes(period)) throw invalid({ code: 'invalid', field: `cells.${at}.period` })
    if (categoryId !== null && !usable.has(categoryId))
      throw invalid({ code: 'not_found', field: `cells.${at}.category_id` })
  }
}

/** `5900.0000` as stored becomes `5900`. */
const plain = (amount: string) => amount.replace(/\.0+$/, '').replace(/(\.\d*?)0+$/, '$1')
