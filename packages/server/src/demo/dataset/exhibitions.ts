import { exhibitionUnitPrice, orderTotals } from '@tsumugi/domain'
import { addDays, today } from './calendar.ts'
import type { DemoDataset, DemoMerchandising } from './demo-rows.ts'
import { chance, type Chance } from './random.ts'

interface Plan {
  id: number
  userGroupId: number
  brandId: number
  season: '27SS' | '26AW'
  name: string
  /** Days from the day of the demo. */
  opens: number
  closes: number
  items: number
  orders: number
  statuses: readonly ('submitted' | 'confirmed' | 'converted' | 'cancelled')[]
  ratePercent: string
  minAmount: string | null
  minQuantityPerStyle: number | null
}

const plans: readonly Plan[] = [
  {
    id: 1,
    userGroupId: 1,
    brandId: 1,
    season: '27SS',
    name: '2027 春夏展示会(デモ)',
    opens: -11,
    closes: 7,
    items: 40,
    orders: 6,
    statuses: ['submitted', 'submitted', 'confirmed', 'submitted'],
    ratePercent: '60',
    minAmount: '300000',
    minQuantityPerStyle: 6,
  },
  {
    id: 2,
    userGroupId: 1,
    brandId: 1,
    season: '26AW',
    name: '2026 秋冬展示会(デモ)',
    opens: -190,
    closes: -175,
    items: 24,
    orders: 14,
    statuses: ['converted', 'converted', 'confirmed', 'converted', 'cancelled'],
    ratePercent: '60',
    minAmount: '200000',
    minQuantityPerStyle: 4,
  },
  {
    id: 3,
    userGroupId: 2,
    brandId: 4,
    season: '27SS',
    name: '潮風 春の受注会(デモ)',
    opens: -5,
    closes: 20,
    items: 6,
    orders: 2,
    statuses: ['submitted', 'confirmed'],
    ratePercent: '62.5',
    minAmount: null,
    minQuantityPerStyle: 2,
  },
  {
    id: 4,
    userGroupId: 1,
    brandId: 2,
    season: '27SS',
    name: '青嶺 27SS 内覧会(デモ)',
    opens: 25,
    closes: 32,
    items: 12,
    orders: 0,
    statuses: [],
    ratePercent: '58',
    minAmount: '250000',
    minQuantityPerStyle: 6,
  },
]

const shops = [
  ['木もれび洋品店(デモ)', '久世 葵', '長野県松本市中央0-0-1'],
  ['灯台セレクト(デモ)', '波多野 環', '神奈川県横浜市中区0-0-2'],
  ['川辺の服屋(デモ)', '秋月 凪', '京都府京都市左京区0-0-3'],
  ['Atelier Nord (demo)', 'Freya Lind', '0 Demo Street, Copenhagen'],
  ['坂の上の布店(デモ)', '真木 透', '兵庫県神戸市北野町0-0-5'],
  ['青い鳥商店(デモ)', '三好 灯', '福岡県福岡市中央区0-0-6'],
  ['白樺クローゼット(デモ)', '椎名 緑', '北海道札幌市中央区0-0-7'],
] as const

const usual: Readonly<Record<string, readonly string[]>> = {
  カットソー: ['綿100% 天竺', '綿100% スムース', '綿95% ポリウレタン5% ベア天竺'],
  'シャツ・ブラウス': ['綿100% タイプライター', '麻100% キャンバス', '綿100% オックス'],
  ニット: ['和紙60% 綿40%', '毛100% 畦編み', '綿100% 度詰め'],
  パンツ: ['綿98% ポリウレタン2% チノ', '毛100% 梳毛', '麻55% 綿45%'],
  デニム: ['綿100% 12ozデニム'],
  コート: ['綿100% ギャバジン', '毛90% ナイロン10%'],
  ワンピース: ['麻100%', '綿100% ローン'],
  バッグ: ['綿100% 8号帆布'],
}

export interface DemoExhibitionSku {
  id: number
  itemId: number
  colour: string
  size: string
  position: number
  limit: number | null
  ordered: number
  converted: number
}

export interface DemoExhibitionItem {
  id: number
  exhibitionId: number
  userGroupId: number
  product: DemoMerchandising
  category: string
  fabric: string
  deliveryWindow: string
  colours: { name: string; hex: string }[]
  sizes: string[]
  position: number
  unitPrice: string
  skus: DemoExhibitionSku[]
  pictures: { id: number; fileId: number; name: string }[]
}

export interface DemoExhibitionOrder {
  id: number
  exhibitionId: number
  userGroupId: number
  serial: number
  status: 'submitted' | 'confirmed' | 'converted' | 'cancelled'
  customer: Record<string, string>
  submittedOn: string
  quantity: number
  amount: string
  lines: { itemId: number; skuId: number; quantity: number; listPrice: string; unitPrice: string }[]
}

/** Exhibitions with what they show and what shops ordered there; SKUs carry what the orders that stand add up to. */
export function exhibitionsFor(demo: DemoDataset) {
  const luck = chance(20261128)
  const items: DemoExhibitionItem[] = []
  const orders: DemoExhibitionOrder[] = []
  for (const plan of plans) {
    const own = itemsOf(plan, demo, items, luck)
    items.push(...own)
    for (let at = 0; at < plan.orders && own.length > 0; at += 1)
      orders.push(orderOf(plan, own, orders.length + 1, at, luck))
  }
  return { plans, items, orders, windowsOf, dayOf: (days: number) => addDays(today, days) }
}

const windowsOf = ({ season }: Pick<Plan, 'season'>) => {
  const year = season === '27SS' ? 2027 : 2026
  const [first, second] = season === '27SS' ? ['02', '04'] : ['08', '10']
  return [
    {
      key: 'first',
      label: season === '27SS' ? '2月下旬〜3月中旬' : '8月下旬〜9月中旬',
      startsOn: `${year}-${first}-20`,
      endsOn: `${year}-0${Number(first) + 1}-15`,
    },
    {
      key: 'second',
      label: season === '27SS' ? '4月上旬〜4月下旬' : '10月上旬〜10月下旬',
      startsOn: `${year}-${second}-01`,
      endsOn: `${year}-${second}-25`,
    },
  ]
}

function itemsOf(
  plan: Plan,
  demo: DemoDataset,
  before: readonly DemoExhibitionItem[],
  luck: Chance,
): DemoExhibitionItem[] {
  const season = demo.seasons.find(({ userGroupId, code }) => userGroupId === plan.userGroupId && code === plan.season)
  const open = demo.merchandisings.filter(
    (each) =>
      each.brandId === plan.brandId &&
      each.seasonId === season?.id &&
      !each.template &&
      each.status !== 'dropped' &&
      each.groupCategoryId !== null &&
      each.colorIds.length > 0 &&
      each.sizeIds.length > 0,
  )
  const lastSku = () => built.at(-1)?.skus.at(-1)?.id ?? before.at(-1)?.skus.at(-1)?.id ?? 0
  const built: DemoExhibitionItem[] = []
  let picture = before.reduce((count, { pictures }) => count + pictures.length, 0)
  for (const [position, product] of open.slice(0, plan.items).entries()) {
    const id = before.length + built.length + 1
    const category = demo.groupCategories.find((each) => each.id === product.groupCategoryId)?.name ?? ''
    const colours = product.colorIds
      .map((color) => demo.colors.find((each) => each.id === color)!)
      .map(({ name, hex }) => ({ name, hex }))
    const sizes = product.sizeIds.map((size) => demo.sizes.find((each) => each.id === size)!.code)
    let sku = lastSku()
    built.push({
      id,
      exhibitionId: plan.id,
      userGroupId: plan.userGroupId,
      product,
      category,
      colours,
      sizes,
      position,
      fabric: luck.pick(usual[category] ?? ['綿100%', '綿55% 麻45%', '再生ポリエステル100%']),
      deliveryWindow: luck.happens(0.65) ? 'first' : 'second',
      unitPrice: exhibitionUnitPrice(
        { listPrice: product.listPrice, wholesale: null },
        { priceMode: 'wholesale', ratePercent: plan.ratePercent },
      ),
      skus: colours.flatMap(({ name: colour }, row) =>
        sizes.map((size, column) => ({
          id: (sku += 1),
          itemId: id,
          colour,
          size,
          position: row * sizes.length + column,
          limit: luck.happens(0.12) ? luck.whole(4, 10) * 6 : null,
          ordered: 0,
          converted: 0,
        })),
      ),
      pictures: demo.mdFiles
        .filter((file) => file.merchandisingId === product.id)
        .map((file) => ({ id: (picture += 1), fileId: file.id, name: file.name })),
    })
  }
  return built
}

function orderOf(
  plan: Plan,
  items: readonly DemoExhibitionItem[],
  id: number,
  at: number,
  luck: Chance,
): DemoExhibitionOrder {
  const status = plan.statuses[at % plan.statuses.length]!
  const [shop, person, address] = shops[at % shops.length]!
  const lines: DemoExhibitionOrder['lines'] = []
  const chosen = items.filter(() => luck.happens(Math.min(0.9, 9 / items.length)))
  for (const item of chosen.length > 0 ? chosen : items.slice(0, 2)) {
    for (const sku of item.skus) {
      const quantity = Math.min(luck.whole(0, 4) * 2, sku.limit === null ? 99 : sku.limit - sku.ordered)
      if (quantity <= 0) continue
      lines.push({
        itemId: item.id,
        skuId: sku.id,
        quantity,
        listPrice: item.product.listPrice,
        unitPrice: item.unitPrice,
      })
      if (status === 'cancelled') continue
      sku.ordered += quantity
      if (status === 'converted') sku.converted += quantity
    }
  }
  const { quantity, amount } = orderTotals(lines)
  return {
    id,
    exhibitionId: plan.id,
    userGroupId: plan.userGroupId,
    serial: id,
    status,
    quantity,
    amount,
    lines,
    customer: {
      shop,
      person,
      email: `shop${(at % shops.length) + 1}@shops.example`,
      tel: `00-0000-${String(1000 + at)}`,
      address,
    },
    submittedOn: addDays(today, plan.opens + 1 + (at % 9)),
  }
}
