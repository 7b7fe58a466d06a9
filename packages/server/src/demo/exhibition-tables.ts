import { createHash } from 'node:crypto'
import { hashOf } from '../sessions/session-token.ts'
import { usualCustomerParts } from '../modules/exhibitions/customer-parts.ts'
import { momentOf, today } from './dataset/calendar.ts'
import type { DemoDataset } from './dataset/demo-rows.ts'
import { exhibitionsFor } from './dataset/exhibitions.ts'
import { coversFor, outfitsFor } from './exhibition-outfits.ts'
import { table, type Rows } from './table-rows.ts'

/** The code of a demo order's edit link. Known to all, as everything of the demo is. */
export const demoAuthCode = (orderId: number): string =>
  `demo-auth-code-of-exhibition-order-${String(orderId).padStart(5, '0')}`

/** Where `examples/partner-site` runs. */
const partnerSites = ['http://127.0.0.1:4180', 'http://localhost:4180']

/** Exhibitions of the demo; guests come in with the password of the demo's accounts. */
export function exhibitionTables(demo: DemoDataset, passwordHash: string): Rows[] {
  const { plans, items, orders, windowsOf, dayOf } = exhibitionsFor(demo)
  const [outfits, covers] = [outfitsFor(demo, items), coversFor(demo, items)]
  return [
    table(
      'exhibition',
      plans.map((plan) => ({
        id: plan.id,
        user_group_id: plan.userGroupId,
        brand_id: plan.brandId,
        name: plan.name,
        season: plan.season,
        opens_at: momentOf(dayOf(plan.opens), 0),
        closes_at: plan.opens < 0 && plan.closes > 0 ? stillOpen(plan.closes) : momentOf(dayOf(plan.closes), 540),
        password_hash: passwordHash,
        rate_percent: plan.ratePercent,
        min_amount: plan.minAmount,
        min_quantity_per_style: plan.minQuantityPerStyle,
        delivery_windows: JSON.stringify(windowsOf(plan)),
        customer_parts: JSON.stringify(usualCustomerParts),
        terms: '締め月末、翌月末払い。返品は初期不良のみ、納品後7日以内にご連絡ください。(デモ)',
        partner_origins: partnerSites,
        publishable_key: `pk_demo_${plan.id}`,
        created_by: plan.userGroupId === 1 ? 1 : 5,
      })),
    ),
    table(
      'exhibition_door',
      plans.map(({ id, userGroupId }) => ({ exhibition_id: id, user_group_id: userGroupId })),
    ),
    table(
      'exhibition_item',
      items.map((item) => ({
        id: item.id,
        user_group_id: item.userGroupId,
        exhibition_id: item.exhibitionId,
        merchandising_id: item.product.id,
        code: item.product.code,
        name: item.product.name,
        category: item.category,
        fabric: item.fabric,
        list_price: item.product.listPrice,
        delivery_window: item.deliveryWindow,
        colours: JSON.stringify(item.colours),
        sizes: item.sizes,
        tags: item.product.tags,
        position: item.position,
      })),
    ),
    table(
      'exhibition_item_sku',
      items.flatMap((item) =>
        item.skus.map((sku) => ({
          id: sku.id,
          user_group_id: item.userGroupId,
          exhibition_item_id: item.id,
          colour: sku.colour,
          size: sku.size,
          position: sku.position,
          quantity_limit: sku.limit,
          ordered: sku.ordered,
          converted: sku.converted,
        })),
      ),
    ),
    table(
      'exhibition_item_picture',
      items.flatMap((item) =>
        item.pictures.map((picture, position) => ({
          id: picture.id,
          user_group_id: item.userGroupId,
          exhibition_item_id: item.id,
          public_key: keyOf(picture.id),
          storage_key: `demo/${picture.fileId}.svg`,
          content_type: 'image/svg+xml',
          name: picture.name,
          position,
        })),
      ),
    ),
    table(
      'exhibition_outfit',
      outfits.map(({ id, userGroupId, exhibitionId, name, note, position }) => ({
        id,
        user_group_id: userGroupId,
        exhibition_id: exhibitionId,
        name,
        note,
        position,
      })),
    ),
    table(
      'exhibition_outfit_item',
      outfits.flatMap((outfit) =>
        outfit.itemIds.map((item, position) => ({
          user_group_id: outfit.userGroupId,
          exhibition_id: outfit.exhibitionId,
          exhibition_outfit_id: outfit.id,
          exhibition_item_id: item,
          position,
        })),
      ),
    ),
    table('exhibition_picture', [
      ...covers.map((cover) => ({ ...picture(cover, `cover-${cover.exhibitionId}`), exhibition_outfit_id: null })),
      ...outfits.map((outfit) => ({ ...picture(outfit, `outfit-${outfit.id}`), exhibition_outfit_id: outfit.id })),
    ]),
    table(
      'exhibition_order_counter',
      [1, 2].map((userGroupId) => ({ user_group_id: userGroupId, month: '2611', last: orders.length })),
    ),
    table(
      'exhibition_order',
      orders.map((order) => ({
        id: order.id,
        user_group_id: order.userGroupId,
        exhibition_id: order.exhibitionId,
        number: `EX2611-${String(order.serial).padStart(5, '0')}`,
        auth_code_hash: hashOf(demoAuthCode(order.id)),
        status: order.status,
        customer: JSON.stringify(order.customer),
        customer_name: order.customer.shop,
        locale: order.customer.shop?.includes('Nord') ? 'en' : 'ja',
        quantity: order.quantity,
        amount: order.amount,
        submitted_at: momentOf(order.submittedOn, 37 * (order.id % 12)),
      })),
    ),
    table(
      'exhibition_order_line',
      orders.flatMap((order) =>
        order.lines.map((line) => ({
          user_group_id: order.userGroupId,
          exhibition_order_id: order.id,
          exhibition_item_id: line.itemId,
          exhibition_item_sku_id: line.skuId,
          quantity: line.quantity,
          production_quantity: order.status === 'converted' ? line.quantity : null,
          list_price: line.listPrice,
          unit_price: line.unitPrice,
        })),
      ),
    ),
  ]
}

const picture = ({ exhibitionId, userGroupId }: { exhibitionId: number; userGroupId: number }, name: string) => ({
  user_group_id: userGroupId,
  exhibition_id: exhibitionId,
  public_key: keyOf(name),
  storage_key: `demo/${name}.svg`,
  content_type: 'image/svg+xml',
  name: `${name}.svg`,
})

const keyOf = (id: number | string) =>
  createHash('sha256').update(`demo-picture-${id}`).digest('base64url').slice(0, 22)

const day = 86_400_000
/** An exhibition that is open shall be open whenever the demo is made: as many days after that day as after the demo's own. */
function stillOpen(days: number): string {
  const now = new Date().toISOString().slice(0, 10)
  const from = now > today ? now : today
  return momentOf(new Date(Date.parse(from) + days * day).toISOString().slice(0, 10), 540)
}
