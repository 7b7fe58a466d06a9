import type { DemoDataset, DemoMerchandising } from './dataset/demo-rows.ts'
import { brandBoards } from './dataset/merchandising/brand-boards.ts'
import { lastYearStyles } from './dataset/merchandising/last-year.ts'
import { reportConfigs } from './dataset/merchandising/report-configs.ts'
import { resultsFor } from './dataset/merchandising/results.ts'
import { table, type Rows } from './table-rows.ts'

/** What stands around the map: the season a year ago, results, saved reports, boards. */
export function merchandisingTables(demo: DemoDataset, categoriesOf: (each: DemoMerchandising) => number[]): Rows[] {
  const last = lastYearStyles(demo)
  const colours = new Map(demo.colors.map((color) => [color.id, { name: color.name, hex: color.hex }]))
  return [
    table(
      'merchandising',
      last.map(({ merchandising }) => merchandisingRow(merchandising, colours)),
    ),
    table(
      'merchandising_category',
      last.flatMap(({ merchandising: each }) =>
        categoriesOf(each).map((category_id, position) => ({
          user_group_id: each.userGroupId,
          merchandising_id: each.id,
          category_id,
          position,
        })),
      ),
    ),
    table(
      'merchandising_file',
      last.flatMap(({ merchandising: each, picture, fileId }) =>
        picture
          ? [
              {
                id: fileId,
                user_group_id: each.userGroupId,
                merchandising_id: each.id,
                kind: 'image',
                name: picture.name,
                position: 0,
                is_primary: true,
                storage_key: `demo/${picture.id}.svg`,
                content_type: picture.contentType,
              },
            ]
          : [],
      ),
    ),
    table(
      'merchandising_result',
      resultsFor([...demo.merchandisings, ...last.map(({ merchandising }) => merchandising)]).map((result, at) => ({
        id: at + 1,
        user_group_id: result.userGroupId,
        merchandising_id: result.merchandisingId,
        period: result.period,
        received_quantity: result.received,
        sold_quantity: result.sold,
        sales: String(result.sales),
        full_price_sales: String(result.fullPriceSales),
        stock_quantity: result.stock,
      })),
    ),
    table(
      'merchandising_report_config',
      reportConfigs.map((config, at) => ({
        id: at + 1,
        user_group_id: 1,
        name: config.name,
        dimension_rows: config.rows,
        dimension_columns: config.columns,
        measures: config.measures,
        filters: JSON.stringify(config.filters),
        chart: config.chart,
        position: at,
        created_by: 1,
      })),
    ),
    table(
      'brand_image',
      brandBoards(demo).map((thing, at) => ({
        id: at + 1,
        user_group_id: thing.userGroupId,
        brand_id: thing.brandId,
        season: thing.season,
        kind: thing.kind,
        x: thing.x,
        y: thing.y,
        width: thing.width,
        position: at,
        note: thing.note,
        colour: thing.colour && JSON.stringify(thing.colour),
        merchandising_id: thing.merchandisingId,
        storage_key: thing.storageKey,
        content_type: thing.storageKey && 'image/svg+xml',
        name: thing.name,
        ratio: thing.storageKey && '1',
        created_by: 1,
      })),
    ),
  ]
}

/** A product of the map as its table holds it, less what only this season's have. */
export const merchandisingRow = (
  each: DemoMerchandising,
  colours: ReadonlyMap<number, { name: string; hex: string }>,
) => ({
  id: each.id,
  user_group_id: each.userGroupId,
  brand_id: each.brandId,
  name: each.name,
  code: each.code,
  status: each.status,
  release_on: each.releaseOn,
  plan_quantity: Number(each.quantity),
  list_price: each.listPrice,
  unit_cost: each.unitCost,
  markdown_percent: each.markdownPct,
  sales_plan: each.salesPlan,
  colours: JSON.stringify(each.colorIds.map((id) => colours.get(id))),
  tags: each.tags,
  created_at: each.createdAt,
  updated_at: each.updatedAt,
  created_by: each.createdById,
  updated_by: each.createdById,
})
