import type { ComparedApplication, RecruitmentDetail } from '@tsumugi/contract'
import { compare, minus } from '@tsumugi/domain'
import { formatMoney, formatNumber } from '@tsumugi/i18n'
import type { ComparisonText } from './comparison-texts.ts'

export interface ComparedCell {
  readonly text: string
  readonly rests?: string
  readonly isBad?: boolean
}
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly cells: readonly ComparedCell[]
  /** Which columns are best; none where fewer than two are known. */
  readonly best: readonly number[]
}

type Value = string | null
const asText = (value: number | null): Value => (value === null ? null : String(value))

/** Which of some decimals are the best: the least, or the most. */
export function bestOf(values: readonly Value[], better: 'least' | 'most'): number[] {
  const known = values.filter((value): value is string => value !== null)
  if (known.length < 2) return []
  const top = known.toSorted((one, other) => (better === 'least' ? compare(one, other) : compare(other, one)))[0]!
  const best = values.flatMap((value, at) => (value !== null && compare(value, top) === 0 ? [at] : []))
  return best.length === values.length ? [] : best
}

/** Rows of the comparison: every figure in full, with what it rests on. */
export const comparedRows = (
  t: ComparisonText,
  recruitment: RecruitmentDetail,
  all: readonly ComparedApplication[],
): ComparedRow[] => [
  ...priceRows(t, recruitment, all),
  ...offerRows(t, recruitment, all),
  ...factoryRows(t, all),
  ...recordRows(t, all),
  rowOf(t, 'certificates', { cells: all.map(({ certificates }) => ({ text: certificates.join('・') || '–' })) }),
]

const none: ComparedCell = { text: '–' }

function rowOf(
  t: ComparisonText,
  key: string,
  { hint = '', best = [], cells }: Pick<ComparedRow, 'cells'> & Partial<Pick<ComparedRow, 'hint' | 'best'>>,
): ComparedRow {
  return { key, label: t(`row.${key}` as 'row.price'), hint, cells, best }
}

function priceRows(
  t: ComparisonText,
  { targetPrice, currency }: RecruitmentDetail,
  all: readonly ComparedApplication[],
): ComparedRow[] {
  const sameMoney = all.every((each) => each.currency === all[0]!.currency)
  const prices = all.map(({ price }) => price)
  return [
    rowOf(t, 'price', {
      cells: all.map((each) => (each.price === null ? none : { text: formatMoney(each.price, each.currency) })),
      best: sameMoney ? bestOf(prices, 'least') : [],
    }),
    rowOf(t, 'gap', {
      cells: all.map((each) => {
        if (each.price === null || targetPrice === null || each.currency !== currency) return none
        const gap = minus(each.price, targetPrice)
        return { text: `${compare(gap, '0') > 0 ? '+' : ''}${formatNumber(gap)}`, isBad: compare(gap, '0') > 0 }
      }),
    }),
  ]
}

function offerRows(
  t: ComparisonText,
  { quantityFrom, quantityTo }: RecruitmentDetail,
  all: readonly ComparedApplication[],
): ComparedRow[] {
  const wanted = quantityTo ?? quantityFrom
  const lots = all.map(({ minLot }) => asText(minLot))
  const leads = all.map(({ leadDays }) => asText(leadDays))
  return [
    rowOf(t, 'lot', {
      hint: t('perStyle'),
      cells: all.map(({ minLot }) =>
        minLot === null
          ? none
          : { text: t('pieces', { count: formatNumber(minLot) }), isBad: wanted !== null && minLot > wanted },
      ),
      best: bestOf(lots, 'least'),
    }),
    rowOf(t, 'lead', {
      cells: all.map(({ leadDays }) => (leadDays === null ? none : { text: t('days', { count: leadDays }) })),
      best: bestOf(leads, 'least'),
    }),
  ]
}

function factoryRows(t: ComparisonText, all: readonly ComparedApplication[]): ComparedRow[] {
  const machines = all.map(({ machineCount }) => asText(machineCount))
  const months = all.map(({ monthlyPieces }) => asText(monthlyPieces))
  return [
    rowOf(t, 'machines', {
      cells: all.map(({ machineCount }) =>
        machineCount === null ? none : { text: t('machinesOf', { count: machineCount }) },
      ),
      best: bestOf(machines, 'most'),
    }),
    rowOf(t, 'monthly', {
      cells: all.map(({ monthlyPieces }) =>
        monthlyPieces === null ? none : { text: t('pieces', { count: formatNumber(monthlyPieces) }) },
      ),
      best: bestOf(months, 'most'),
    }),
  ]
}

type Figures = NonNullable<ComparedApplication['figures']>

interface RecordFigure {
  readonly key: 'onTime' | 'defects' | 'response'
  readonly hint: string
  readonly better: 'least' | 'most'
  valueOf(figures: Figures): Value
  textOf(value: string): string
  restsOf(figures: Figures): string
}

/** What transactions say of each, where it is shown; what nobody knows yet says so. */
const recordRows = (t: ComparisonText, all: readonly ComparedApplication[]): ComparedRow[] =>
  recordFigures(t).map(({ key, hint, better, valueOf, textOf, restsOf }) =>
    rowOf(t, key, {
      hint,
      cells: all.map(({ figures }) => {
        if (!figures) return { text: t('notShown') }
        const value = valueOf(figures)
        return value === null ? { text: t('noFigures') } : { text: textOf(value), rests: restsOf(figures) }
      }),
      best: bestOf(
        all.map(({ figures }) => figures && valueOf(figures)),
        better,
      ),
    }),
  )

const recordFigures = (t: ComparisonText): readonly RecordFigure[] => [
  {
    key: 'onTime',
    hint: t('fromTransactions'),
    better: 'most',
    valueOf: ({ onTimePercent }) => onTimePercent,
    textOf: (value) => `${value}%`,
    restsOf: ({ deliveryCount }) => t('deliveriesOf', { count: formatNumber(deliveryCount) }),
  },
  {
    key: 'defects',
    hint: t('fromTransactions'),
    better: 'least',
    valueOf: ({ defectPercent }) => defectPercent,
    textOf: (value) => `${value}%`,
    restsOf: ({ inspectedPieces }) => t('piecesOf', { count: formatNumber(inspectedPieces) }),
  },
  {
    key: 'response',
    hint: t('medianHours'),
    better: 'least',
    valueOf: ({ responseHours }) => responseHours,
    textOf: (value) => t('hours', { count: value }),
    restsOf: ({ responseCount }) => t('repliesOf', { count: formatNumber(responseCount) }),
  },
]
