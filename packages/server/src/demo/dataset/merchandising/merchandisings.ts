import { luminance } from '../../sketch/cloth.ts'
import type { Garment } from '../../sketch/garment.ts'
import { addDays, daysBetween, momentOf, monthsOf, today } from '../calendar.ts'
import type {
  DemoBrand,
  DemoColor,
  DemoGroupCategory,
  DemoMdFile,
  DemoMerchandising,
  DemoSeason,
  MerchandisingStatus,
} from '../demo-rows.ts'
import { brandCategories, colors, groupCategories, sizes } from '../masters.ts'
import { listPrice, lot, percent, salesPlan, unitCost } from './pricing.ts'
import type { Chance } from '../random.ts'
import { outer } from '../style-book/style-book-outer.ts'
import { tops } from '../style-book/style-book-tops.ts'
import { bottoms } from '../style-book/style-book-bottoms.ts'
import type { Chapter } from '../style-book/style-book.ts'

const book = [...tops, ...outer, ...bottoms]
/** Cloths that come in few colours. The longest name comes first. */
const dyes: Readonly<Record<string, readonly string[]>> = {
  ブラックデニム: ['黒', '墨', '鉄鼠'],
  '12ozデニム': ['縹', '藍', '紺'],
  '14ozセルビッジ': ['藍', '紺'],
  ストレッチデニム: ['縹', '藍', '生成', '黒'],
  デニム: ['縹', '藍', '紺'],
  ヒッコリー: ['生成', '藍', '紺'],
  シャンブレー: ['甕覗', '縹', '杢灰'],
  チノ: ['駱駝', '砂', '海松', '紺', '黒', '生成'],
}
const yarns = ['藍', '茜', '松葉', '墨', '縹', '葡萄', '煉瓦']
const monthWeights = [15, 22, 21, 18, 14, 10]
const neutrals = ['white', 'brown', 'blue', 'black']
/** What a menswear label does not make. */
const womenswear: readonly string[] = [
  'スカート',
  'ワンピース',
  'インナー',
  'ブラウス',
  'フレンチブラウス',
  '襟付ブラウス',
]

export interface Style {
  merchandising: DemoMerchandising
  files: DemoMdFile[]
}

/** Where one style is planned, and the names its brand has already given in that season. */
export interface Plan {
  brand: DemoBrand
  season: DemoSeason
  names: Set<string>
  serial: number
  luck: Chance
}

/** One planned style with its pictures; `id` and `fileId` are the next free ids. */
export function planStyle(plan: Plan, id: number, fileId: number, template = false): Style {
  const { brand, season, luck } = plan
  const time = season.code.endsWith('SS') ? ('ss' as const) : ('aw' as const)
  const leaves = groupCategories.filter((each) => each.userGroupId === brand.userGroupId && each.layer === 2)
  const open = book.filter((chapter) => makes(brand, chapter.leaf) && leaves.some((leaf) => fits(chapter, leaf)))
  const chapter = open[luck.weighted(open.map((each) => each.share[time]))]!
  const chosen = compose(chapter, time, plan)
  const releaseOn = template ? monthsOf(season)[2] + '-01' : releaseDay(season, luck)
  const inTray = !template && releaseOn > addDays(today, 60) && luck.happens(0.07)
  const status = template || inTray ? 'idea' : statusOn(releaseOn, luck)
  const price = listPrice(chosen.form.price, luck)
  const quantity = lot(price, luck.whole(22, 150) * 100_000)
  const markdown = luck.whole(2, 18) * 5 + (time === 'aw' ? 20 : 0)
  const colorways = pickColors(brand.userGroupId, time, chosen, luck)
  const createdOn = addDays(releaseOn, -luck.whole(170, 240))
  const begun = createdOn < today ? createdOn : addDays(today, -luck.whole(3, 40))
  const touched = addDays(begun, luck.whole(0, Math.max(0, Math.min(120, daysBetween(begun, today)))))
  const merchandising: DemoMerchandising = {
    id,
    userGroupId: brand.userGroupId,
    brandId: brand.id,
    seasonId: season.id,
    code: `${brand.code}${season.code.slice(0, 2)}-${String(plan.serial).padStart(3, '0')}`,
    name: template ? `ひな形 ${chosen.name}` : chosen.name,
    releaseOn,
    status,
    quantity,
    listPrice: price,
    unitCost: unitCost(price, luck.whole(276, 372)),
    markdownPct: percent(markdown),
    salesPlan: salesPlan(price, quantity, markdown),
    template,
    tags: tagsFor(status, luck),
    groupCategoryId: inTray ? null : leaves.find((leaf) => fits(chapter, leaf))!.id,
    brandCategoryId: inTray || luck.happens(0.15) ? null : leafOf(brand, luck),
    colorIds: colorways.map((color) => color.id),
    sizeIds: sizes
      .filter((size) => size.userGroupId === brand.userGroupId && chapter.sizes.includes(size.code))
      .map((size) => size.id),
    createdById: luck.pick(brand.userGroupId === 1 ? [1, 2] : [5]),
    createdAt: momentOf(begun, luck.whole(0, 539)),
    updatedAt: momentOf(touched, 540),
  }
  const pictured = colorways.slice(0, status === 'idea' ? 1 : luck.whole(1, 3))
  return {
    merchandising,
    files: pictured.map((color, at) => picture(color, at, fileId, chosen.garment, merchandising)),
  }
}

function picture(
  color: DemoColor,
  at: number,
  fileId: number,
  garment: Omit<Garment, 'cloth'>,
  product: DemoMerchandising,
): DemoMdFile {
  return {
    id: fileId + at,
    merchandisingId: product.id,
    kind: 'image',
    position: at + 1,
    primary: at === 0,
    name: `${product.code}_${color.name}.svg`,
    contentType: 'image/svg+xml',
    colorId: color.id,
    sketch: { ...garment, cloth: color.hex, ...inkFor(color, garment.pattern, product.id + at) },
  }
}

/** Yarn-dyed stripes and checks on pale cloth come in one of the season's dark colours. */
function inkFor(color: DemoColor, pattern: string | undefined, turn: number): { ink?: string } {
  if (!pattern || pattern === 'solid' || pattern === 'melange' || luminance(color.hex) < 0.6) return {}
  return { ink: colors.find((each) => each.name === yarns[turn % yarns.length])?.hex }
}

/** A name that its brand does not yet use in the season, and the garment behind it. */
function compose(chapter: Chapter, time: 'ss' | 'aw', { brand, names, luck }: Plan) {
  const inTime = (each: { time?: string }) => !each.time || each.time === 'all' || each.time === time
  const cloths = chapter.cloths.filter(inTime)
  const forms = chapter.forms.filter((each) => inTime(each) && makes(brand, each.name))
  for (let round = 0; ; round += 1) {
    const cloth = luck.pick(cloths)
    const form = luck.pick(forms)
    const edition = round < 40 ? '' : ` ${editionOf(round)}`
    const name = `${cloth.name}${form.name}${edition}`
    if (names.has(name)) continue
    names.add(name)
    const pattern = luck.pick(form.patterns ?? cloth.patterns ?? ['solid' as const])
    return { name, form, pattern, garment: { ...form.garment, pattern } }
  }
}

/** After forty misses the plain names are taken, so editions are counted: 02, 03 … */
function editionOf(round: number): string {
  return String(Math.floor(round / 40) + 1).padStart(2, '0')
}

function releaseDay(season: DemoSeason, luck: Chance): string {
  const month = monthsOf(season)[luck.weighted(monthWeights)]!
  return `${month}-${String(luck.pick([1, 4, 5, 8, 11, 12, 15, 18, 19, 22, 25, 26])).padStart(2, '0')}`
}

function statusOn(releaseOn: string, luck: Chance): MerchandisingStatus {
  const days = daysBetween(today, releaseOn)
  if (days <= 0) return days < -90 && luck.happens(0.4) ? 'closed' : 'released'
  if (luck.happens(0.02)) return 'dropped'
  if (days < 60) return luck.happens(0.85) ? 'confirmed' : 'in_development'
  if (days < 110) return (['confirmed', 'in_development', 'planned'] as const)[luck.weighted([45, 45, 10])]!
  if (days < 160) return (['in_development', 'planned', 'idea'] as const)[luck.weighted([40, 45, 15])]!
  return luck.happens(0.55) ? 'idea' : 'planned'
}

/** White cloth for woven patterns in two colours, one quiet colour for most, the season's colours behind it. */
function pickColors(
  userGroupId: number,
  time: 'ss' | 'aw',
  { name, pattern }: { name: string; pattern: string },
  luck: Chance,
): DemoColor[] {
  const all = colors.filter((color) => color.userGroupId === userGroupId)
  const dyed = Object.entries(dyes).find(([cloth]) => name.startsWith(cloth))?.[1]
  const own = dyed ? all.filter((color) => dyed.includes(color.name)) : all
  const bright = (color: DemoColor) => Number.parseInt(color.hex.slice(1, 3), 16) > 150
  const seasonal = own.filter((color) => (time === 'ss' ? bright(color) : !bright(color)) || luck.happens(0.3))
  const melange = pattern === 'melange' ? seasonal.filter((color) => color.family !== 'white') : seasonal
  const quiet = own.filter((color) => neutrals.includes(color.family))
  const first = dyed ? luck.pick(own) : luck.pick(luck.happens(pattern === 'stripe' ? 0.8 : 0.35) ? quiet : melange)
  const count = Math.min(luck.whole(1, 4), own.length - 1)
  const chosen = [first]
  while (chosen.length < count) {
    const next = luck.pick(dyed ? own : luck.happens(0.45) ? quiet : melange)
    if (!chosen.includes(next)) chosen.push(next)
  }
  return chosen
}

function tagsFor(status: MerchandisingStatus, luck: Chance): string[] {
  const tags = ['定番', '新型', '先行予約', '再生素材', '国内縫製', '展示会'].filter(() => luck.happens(0.13))
  return status === 'idea' && luck.happens(0.3) ? [...tags, '要検討'] : tags
}

function makes(brand: DemoBrand, name: string): boolean {
  return !brand.tags.includes('メンズ') || !womenswear.includes(name)
}

function leafOf(brand: DemoBrand, luck: Chance): number {
  return luck.pick(brandCategories.filter((each) => each.brandId === brand.id && each.layer === 2)).id
}

/** A smaller organisation has shorter names for the same leaves. */
function fits(chapter: Chapter, leaf: DemoGroupCategory): boolean {
  return leaf.name === chapter.leaf || (leaf.name === 'シャツ' && chapter.leaf === 'シャツ・ブラウス')
}
