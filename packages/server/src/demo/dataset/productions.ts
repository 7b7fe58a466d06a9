import { gtinCheckDigit, split, type PhaseKind } from '@tsumugi/domain'
import { addDays } from './calendar.ts'
import type { DemoDataset, DemoMerchandising } from './demo-rows.ts'

export interface DemoSku {
  id: number
  colorId: number
  sizeId: number
  jan: string
  quantity: number
  unitPrice: string
  parts: { label: string; destination: string; quantity: number }[]
}

export interface DemoPhase {
  id: number
  kind: PhaseKind
  seq: number
  /** Null where nobody has been asked yet. */
  supplierId: number | null
  currency: string
  deliveryDue: string
  skus: DemoSku[]
}

export interface DemoProduction {
  id: number
  product: DemoMerchandising
  season: string
  phases: DemoPhase[]
}

/** How far a style of the map has come, and the days between a phase's delivery and the release. */
const phasesOf: Readonly<Record<string, readonly (readonly [PhaseKind, number])[]>> = {
  released: [
    ['sample1', 150],
    ['bulk', 24],
    ['reorder', -40],
  ],
  confirmed: [
    ['sample1', 150],
    ['pre_production', 70],
    ['bulk', 24],
  ],
  in_development: [
    ['proto', 170],
    ['sample1', 140],
  ],
  planned: [['proto', 170]],
}

/** Which styles become productions: from each label and season as many as named here; `open`: nobody makes the last yet. */
const choices = [
  { userGroupId: 1, brandId: 1, season: '27SS', count: 6, open: false },
  { userGroupId: 1, brandId: 1, season: '26AW', count: 3, open: false },
  { userGroupId: 1, brandId: 2, season: '27SS', count: 3, open: true },
  { userGroupId: 2, brandId: 4, season: '27SS', count: 2, open: true },
] as const

/** Who makes them, and the price of a piece as a share of the planned cost in the maker's currency. */
const makers: Readonly<Record<number, readonly (readonly [id: number, currency: string, rate: number])[]>> = {
  1: [
    [3, 'JPY', 1],
    [4, 'JPY', 1],
    [3, 'JPY', 1],
    [5, 'CNY', 21],
    [6, 'USD', 150],
    [8, 'JPY', 1],
  ],
  2: [[3, 'JPY', 1]],
}

const nobody = [null, 'JPY', 1] as const

const sizeWeights = ['2', '4', '3', '1', '1', '1', '1', '1']

/** Productions that continue the story of the MD map: a dozen of the first company, two of the second. */
export function productionsFor(demo: DemoDataset): DemoProduction[] {
  const made: DemoProduction[] = []
  let phaseId = 0
  let skuId = 0
  for (const choice of choices) {
    for (const [at, product] of stylesFor(demo, choice).entries()) {
      const of = makers[choice.userGroupId]!
      const isOpen = choice.open && at === choice.count - 1
      const [supplierId, currency, rate] = isOpen ? nobody : of[(made.length + at) % of.length]!
      const unitPrice = ((Number(product.unitCost) * 0.6) / rate).toFixed(currency === 'JPY' ? 0 : 2)
      const stages = phasesOf[product.status] ?? phasesOf.planned!
      const phases = stages.map(([kind, days], place): DemoPhase => {
        phaseId += 1
        const skus = skusFor(kind, product, unitPrice, skuId)
        skuId += skus.length
        const deliveryDue = addDays(product.releaseOn, -days)
        return { id: phaseId, kind, seq: place + 1, supplierId, currency, deliveryDue, skus }
      })
      made.push({ id: made.length + 1, product, season: choice.season, phases })
    }
  }
  divide(made)
  return made
}

function stylesFor(demo: DemoDataset, choice: (typeof choices)[number]): DemoMerchandising[] {
  const season = demo.seasons.find(
    ({ userGroupId, code }) => userGroupId === choice.userGroupId && code === choice.season,
  )
  const rank = Object.keys(phasesOf)
  return demo.merchandisings
    .filter(
      (each) =>
        each.brandId === choice.brandId &&
        each.seasonId === season?.id &&
        !each.template &&
        each.groupCategoryId !== null &&
        each.colorIds.length > 0 &&
        each.sizeIds.length > 0 &&
        each.status in phasesOf,
    )
    .toSorted(
      (one, other) =>
        rank.indexOf(one.status) - rank.indexOf(other.status) ||
        one.releaseOn.localeCompare(other.releaseOn) ||
        one.id - other.id,
    )
    .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / choice.count)) === 0)
    .slice(0, choice.count)
}

/** A sample is one piece of each colour; what is sold is the planned quantity over colours and sizes. */
function skusFor(kind: PhaseKind, product: DemoMerchandising, unitPrice: string, before: number): DemoSku[] {
  const { colorIds, sizeIds, quantity } = product
  const isSold = kind === 'bulk' || kind === 'reorder'
  const total = kind === 'reorder' ? String(Math.round(Number(quantity) / 5)) : quantity
  const perColor = split(
    total,
    colorIds.map(() => '1'),
  )
  const sizes = isSold ? sizeIds : sizeIds.slice(0, 1)
  return colorIds.flatMap((colorId, row) => {
    const cells = isSold
      ? split(
          perColor[row]!,
          sizes.map((_, at) => sizeWeights[at % sizeWeights.length]!),
        )
      : ['1']
    return sizes.map((sizeId, column): DemoSku => {
      const id = before + row * sizes.length + column + 1
      return {
        id,
        colorId,
        sizeId,
        jan: janOf(product.id, row, column),
        quantity: Number(cells[column]),
        unitPrice,
        parts: [],
      }
    })
  })
}

/** Numbers that begin with 20 are a shop's own and nobody else's; the same colour and size keeps its number in every phase. */
function janOf(productId: number, row: number, column: number): string {
  const body = `20${String(productId).padStart(6, '0')}${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`
  return `${body}${gtinCheckDigit(body)}`
}

/** The first style of each company goes to two places, and a sample that nobody makes yet to the showroom. */
function divide(productions: readonly DemoProduction[]): void {
  for (const userGroupId of [1, 2]) {
    const own = productions.filter(({ product }) => product.userGroupId === userGroupId)
    const [sample] = own.flatMap(({ phases }) => phases).find(({ supplierId }) => supplierId === null)?.skus ?? []
    if (sample) sample.parts = [{ label: '撮影', destination: '東京ショールーム(デモ)', quantity: sample.quantity }]
    for (const sku of own[0]?.phases.at(-1)?.skus.slice(0, 2) ?? []) {
      const east = Math.ceil(sku.quantity / 2)
      sku.parts = [
        { label: '東日本', destination: '東京物流センター(デモ)', quantity: east },
        { label: '西日本', destination: '大阪物流センター(デモ)', quantity: sku.quantity - east },
      ]
    }
  }
}
