import type { MerchandisingReport, ReportQuery } from '@tsumugi/contract'
import {
  budgetedDimensions,
  measureOf,
  minorUnits,
  priceBands,
  type ReportDimension,
  type ReportMeasure,
  type ReportSums,
  type StockPlan,
} from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { brandSeasons, seasonCodes } from './brand-seasons.ts'
import type { Source } from './product-queries.ts'
import { membersOf } from './report-members.ts'
import { budgetsAlong, currencyOf, factsOf, mostCells, namesOf, type FactRow, type Layout } from './report-queries.ts'

const usualRows: ReportDimension[] = ['category1', 'category2']
const usualColumns: ReportDimension[] = ['month']
const usualMeasures: ReportMeasure[] = ['styles', 'quantity', 'retail', 'costRate', 'budgetGap']

export interface Prepared {
  source: Source
  layout: Layout
  currency: string
  measures: ReportMeasure[]
}

/** What a report needs to know before it counts: seasons, price bands, and its layout with each dimension once. */
export async function prepareReport({ database, userGroupId }: TenantRequest, query: ReportQuery): Promise<Prepared> {
  const [currency, seasons] = await Promise.all([
    currencyOf(database, userGroupId),
    brandSeasons(database, userGroupId),
  ])
  const rows = [...new Set(query.rows ?? usualRows)]
  const columns = [...new Set(query.columns ?? (query.rows ? [] : usualColumns))].filter(
    (dimension) => !rows.includes(dimension),
  )
  return {
    source: { userGroupId, query, seasons },
    layout: { rows, columns, bands: priceBands(minorUnits(currency)) },
    measures: [...new Set(query.measures?.length ? query.measures : usualMeasures)],
    currency,
  }
}

/** The whole report: facts and budgets added up by the database, figures made of the sums. */
export async function buildReport(request: TenantRequest, prepared: Prepared): Promise<MerchandisingReport> {
  const { source, layout, measures, currency } = prepared
  const { database, userGroupId } = request
  const dimensions = [...layout.rows, ...layout.columns]
  const [facts, budgets, names] = await Promise.all([
    factsOf(database, source, layout),
    needsBudget(measures) && maySayBudget(source) ? budgetsOf(database, prepared) : [],
    namesOf(database, userGroupId),
  ])
  if (facts.length > mostCells) throw invalid({ code: 'too_many', field: 'rows', meta: { maximum: mostCells } })
  const cells = new Map<string, { keys: (string | null)[]; sums: ReportSums }>()
  for (const fact of facts) {
    const keys = dimensions.map((_, at) => (isAdded(fact.level, at, dimensions.length) ? null : (fact.keys[at] ?? '')))
    cells.set(JSON.stringify(keys), { keys, sums: sumsOf(fact) })
  }
  layBudgets(budgets, dimensions, cells)
  const list = [...cells.values()]
  const found = dimensions.map((_, at) => list.flatMap(({ keys }) => keys[at] ?? []))
  const members = membersOf(dimensions, found, colourWeights(list, dimensions), names)
  return {
    rows: [...layout.rows],
    columns: [...layout.columns],
    measures,
    asOf: source.query.asOf ?? null,
    currency,
    products: Number(cells.get(JSON.stringify(dimensions.map(() => null)))?.sums.styles ?? 0),
    seasons: seasonCodes(source.seasons),
    members,
    cells: list.map(({ keys, sums }) => ({
      row: keys.slice(0, layout.rows.length).filter((key) => key !== null),
      column: keys.slice(layout.rows.length).filter((key) => key !== null),
      values: measures.map((measure) => measureOf(measure, sums)),
    })),
  }
}

/** Postgres sets a bit for every dimension that a row adds up over, the first dimension in the highest one. */
const isAdded = (level: number, at: number, count: number) => ((level >> (count - 1 - at)) & 1) === 1

const needsBudget = (measures: readonly ReportMeasure[]) =>
  measures.some((measure) => measure.startsWith('budget') || measure === 'openToBuy')
/** A budget is made for whole categories: of some of their products it says nothing. */
const maySayBudget = ({ query }: Source) =>
  !query.statuses?.length && !query.tags?.length && query.priceFrom === undefined && query.priceTo === undefined

interface Budgets {
  readonly along: readonly ReportDimension[]
  readonly rows: Awaited<ReturnType<typeof budgetsAlong>>
}

/** Of every sum that the report shows and for which a budget can be made. */
function budgetsOf(database: Database, { source, layout }: Prepared): Promise<Budgets[]> {
  const across = layout.columns.length > 0 ? [[], layout.columns] : [[]]
  const depths = Array.from({ length: layout.rows.length + 1 }, (_, depth) => layout.rows.slice(0, depth))
  const wanted = depths
    .flatMap((rows) => across.map((columns) => [...rows, ...columns]))
    .filter((along) => along.every((dimension) => budgetedDimensions.includes(dimension)))
  return Promise.all(wanted.map(async (along) => ({ along, rows: await budgetsAlong(database, source, along) })))
}

function layBudgets(
  budgets: readonly Budgets[],
  dimensions: readonly ReportDimension[],
  cells: Map<string, { keys: (string | null)[]; sums: ReportSums }>,
): void {
  for (const { along, rows } of budgets)
    for (const row of rows) {
      const keys = dimensions.map((dimension) =>
        along.includes(dimension) ? (row.keys[along.indexOf(dimension)] ?? '') : null,
      )
      const place = JSON.stringify(keys)
      const budget: StockPlan = {
        plannedSales: plain(row.sales),
        plannedMarkdown: plain(row.markdown),
        openingStock: plain(row.opening_stock),
        closingStock: plain(row.closing_stock),
        onOrder: plain(row.on_order),
      }
      cells.set(place, { keys, sums: { ...(cells.get(place)?.sums ?? nothing), budget } })
    }
}

/** Colours are ordered by how much of them is planned. */
function colourWeights(
  cells: readonly { keys: (string | null)[]; sums: ReportSums }[],
  dimensions: readonly ReportDimension[],
): Map<string, number> {
  const at = dimensions.indexOf('colour')
  const weights = new Map<string, number>()
  if (at < 0) return weights
  const deepest = Math.max(...cells.map(({ keys }) => keys.filter((key) => key !== null).length), 0)
  for (const { keys, sums } of cells) {
    const key = keys[at]
    if (typeof key === 'string' && keys.filter((each) => each !== null).length === deepest)
      weights.set(key, (weights.get(key) ?? 0) + Number(sums.quantity))
  }
  return weights
}

/** `5900.0000` as the database writes it becomes `5900`. */
const plain = (value: unknown) =>
  String(value ?? '0')
    .replace(/\.0+$/, '')
    .replace(/(\.\d*?)0+$/, '$1')

const sumsOf = (fact: FactRow): ReportSums => ({
  styles: plain(fact.styles),
  quantity: plain(fact.quantity),
  retail: plain(fact.retail),
  cost: plain(fact.cost),
  costedRetail: plain(fact.costed_retail),
  costedCost: plain(fact.costed_cost),
  salesPlan: plain(fact.sales_plan),
  costedSalesPlan: plain(fact.costed_sales_plan),
  plannedCost: plain(fact.planned_cost),
  budget: null,
  ordered: plain(fact.ordered),
  trading: {
    receivedQuantity: plain(fact.received),
    receivedAtList: plain(fact.received_at_list),
    soldQuantity: plain(fact.sold),
    sales: plain(fact.sales),
    soldAtList: plain(fact.sold_at_list),
    fullPriceSales: plain(fact.full_price_sales),
    costOfSales: plain(fact.cost_of_sales),
    averageStockAtCost: plain(fact.stock_at_cost),
    averageStockAtRetail: plain(fact.stock_at_retail),
  },
})
const nothing = sumsOf({ level: 0, keys: [] })
