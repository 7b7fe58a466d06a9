import type { DemoDataset, DemoMerchandising } from './dataset/demo-rows.ts'
import { productionsFor, type DemoProduction } from './dataset/productions.ts'
import { table, type Rows } from './table-rows.ts'

const tradingHouse = 8

/** Productions with their phases and SKUs; the first is shown to the trading house beside its maker. */
export function productionTables(
  demo: DemoDataset,
  categoriesOf: (each: DemoMerchandising) => number[],
): { productions: readonly DemoProduction[]; rows: Rows[] } {
  const productions = productionsFor(demo)
  const phases = productions.flatMap((of) => of.phases.map((phase) => ({ of, phase })))
  const skus = phases.flatMap(({ of, phase }) => phase.skus.map((sku, position) => ({ of, phase, sku, position })))
  const owner = ({ product }: DemoProduction) => product.userGroupId
  const rows: Rows[] = [
    table(
      'production',
      productions.map((each) => ({
        id: each.id,
        user_group_id: owner(each),
        brand_id: each.product.brandId,
        style_no: each.product.code,
        name: each.product.name,
        season: each.season,
        merchandising_id: each.product.id,
        created_by: each.product.createdById,
        updated_by: each.product.createdById,
      })),
    ),
    table(
      'production_plan',
      productions.map((each) => ({
        production_id: each.id,
        user_group_id: owner(each),
        list_price: each.product.listPrice,
        target_cost: each.product.unitCost,
      })),
    ),
    table(
      'production_category',
      productions.flatMap((each) =>
        categoriesOf(each.product).map((category_id, position) => ({
          user_group_id: owner(each),
          production_id: each.id,
          category_id,
          position,
        })),
      ),
    ),
    table(
      'phase',
      phases.map(({ of, phase }) => ({
        id: phase.id,
        user_group_id: owner(of),
        production_id: of.id,
        kind: phase.kind,
        seq: phase.seq,
        supplier_group_id: phase.supplierId,
        delivery_due: phase.deliveryDue,
        currency: phase.currency,
      })),
    ),
    table(
      'stock_keeping_unit',
      skus.map(({ of, phase, sku, position }) => ({
        id: sku.id,
        user_group_id: owner(of),
        phase_id: phase.id,
        color_id: sku.colorId,
        size_id: sku.sizeId,
        jan: sku.jan,
        quantity: sku.quantity,
        unit_price: sku.unitPrice,
        split: sku.parts.length > 0,
        position: position + 1,
      })),
    ),
    table(
      'sub_sku',
      skus.flatMap(({ of, sku }) =>
        sku.parts.map((part) => ({ ...part, user_group_id: owner(of), stock_keeping_unit_id: sku.id })),
      ),
    ),
    table(
      'production_share',
      productions
        .filter(({ product, phases: [first] }) => product.userGroupId === 1 && first?.supplierId === 3)
        .slice(0, 1)
        .flatMap((each) =>
          [null, each.phases.at(-1)!.id].map((phase_id) => ({
            user_group_id: 1,
            production_id: each.id,
            phase_id,
            sharee_group_id: tradingHouse,
          })),
        ),
    ),
  ]
  return { productions, rows }
}
