import { compare, minus, percent, sum, type Decimal } from '../money/decimal.ts'
import type { CostGroup } from './cost-line.ts'
import type { CostFigures } from './cost-sheet.ts'

/** Steps of the waterfall, from cloth to the retail price (domain §3.5: materials → CMT → logistics → margin → retail). */
export const costSteps = [
  'fabric',
  'trim',
  'cmt',
  'finishing',
  'logistics',
  'other',
  'overhead',
  'cost',
  'margin',
  'retail',
] as const
export type CostStep = (typeof costSteps)[number]

const groupsOf = {
  fabric: ['fabric', 'lining'],
  trim: ['trim', 'label'],
  cmt: ['cmt'],
  finishing: ['wash_print'],
  logistics: ['inspection', 'packing', 'freight', 'duty'],
  other: ['other'],
} as const satisfies Partial<Record<CostStep, readonly CostGroup[]>>

/** Which step a group of lines belongs to. */
export const stepOf = (group: CostGroup): CostStep =>
  (Object.keys(groupsOf) as (keyof typeof groupsOf)[]).find((step) =>
    (groupsOf[step] as readonly CostGroup[]).includes(group),
  )!

/** One bar: from where to where it reaches, and its part of the cost in percent (of the retail price from `cost` on). */
export interface CostBar {
  readonly step: CostStep
  readonly amount: Decimal
  readonly from: Decimal
  readonly to: Decimal
  readonly percent: Decimal | null
  /** Stands on the ground: the cost itself, and the retail price. */
  readonly isSum: boolean
}

/** The waterfall of a sheet; steps that come to nothing are left out, but for the cost itself. */
export function costWaterfall(figures: CostFigures, retailPrice: Decimal | null): CostBar[] {
  const { groups, overhead, unitCost, margin } = figures
  let reached = '0'
  const parts = [
    ...Object.entries(groupsOf).map(([step, keys]) => [step as CostStep, sum(keys.map((key) => groups[key]))] as const),
    ['overhead', overhead] as const,
  ].filter(([, amount]) => compare(amount, '0') !== 0)
  const bars = parts.map(([step, amount]): CostBar => {
    const from = reached
    reached = sum([reached, amount])
    return { step, amount, from, to: reached, percent: percent(amount, unitCost), isSum: false }
  })
  const share = (amount: Decimal) => (retailPrice === null ? null : percent(amount, retailPrice))
  bars.push({ step: 'cost', amount: unitCost, from: '0', to: unitCost, percent: share(unitCost), isSum: true })
  if (retailPrice === null || margin === null) return bars
  return [
    ...bars,
    {
      step: 'margin',
      amount: margin,
      from: unitCost,
      to: sum([unitCost, margin]),
      percent: share(margin),
      isSum: false,
    },
    { step: 'retail', amount: retailPrice, from: '0', to: retailPrice, percent: null, isSum: true },
  ]
}

/** How far a figure moved, with its sign; null where one of them is not known. */
export const moved = (before: Decimal | null, after: Decimal | null): Decimal | null =>
  before === null || after === null ? null : minus(after, before)
