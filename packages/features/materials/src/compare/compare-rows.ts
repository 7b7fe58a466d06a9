import type { MaterialListingDetail } from '@tsumugi/contract'
import { compare, sum } from '@tsumugi/domain'
import { formatMoney, type Locale } from '@tsumugi/i18n'
import { compositionWords } from '../cloth/composition-words.ts'
import type { CompareText } from './compare-texts.ts'

export interface ComparedCloth {
  readonly listing: MaterialListingDetail
  readonly color: MaterialListingDetail['colors'][number] | null
}

export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly string[]
  /** Which columns are best; none where fewer than two are known, or all are alike. */
  readonly best: readonly number[]
}

/** Which of some decimals are the least, or the most. */
export function bestOf(values: readonly (string | null)[], better: 'least' | 'most'): number[] {
  const known = values.filter((value): value is string => value !== null)
  if (known.length < 2) return []
  const top = known.toSorted((one, other) => (better === 'least' ? compare(one, other) : compare(other, one)))[0]!
  const best = values.flatMap((value, at) => (value !== null && compare(value, top) === 0 ? [at] : []))
  return best.length === values.length ? [] : best
}

const asText = (value: number | null) => (value === null ? null : String(value))

const rowMaker =
  (t: CompareText, all: readonly MaterialListingDetail[]) =>
  (
    key: Parameters<CompareText>[0],
    textOf: (cloth: MaterialListingDetail, at: number) => string | null,
    best: readonly number[] = [],
  ): ComparedRow => ({ key, label: t(key), cells: all.map((each, at) => textOf(each, at) || '–'), best })

/** Rows of the comparison, each in the unit of its cloth; prices are compared within one currency and unit only. */
export function comparedRows(t: CompareText, locale: Locale, cloths: readonly ComparedCloth[]): ComparedRow[] {
  const all = cloths.map(({ listing }) => listing)
  const [first] = all
  const isAlike = all.every(({ currency, unit }) => currency === first!.currency && unit === first!.unit)
  const row = rowMaker(t, all)
  const free = cloths.map(freeIn)
  const leads = all.map(({ leadDays }) => asText(leadDays))
  const least = (values: readonly (string | null)[]) => (isAlike ? bestOf(values, 'least') : [])
  return [
    row(
      'price',
      ({ price, currency, unit }) => price && `${formatMoney(price, currency)}/${unit}`,
      least(all.map(({ price }) => price)),
    ),
    row('lastStep', lastStep),
    row('cutFee', ({ cutFee, currency }) => cutFee && formatMoney(cutFee, currency)),
    row('composition', ({ composition }) => compositionWords(composition, locale)),
    row('width', ({ widthCm }) => widthCm && `${widthCm} cm`),
    row('weight', ({ weightGsm }) => weightGsm && `${weightGsm} g/m²`),
    row('free', ({ unit }, at) => `${free[at]} ${unit}`, isAlike ? bestOf(free, 'most') : []),
    row('lead', ({ leadDays }) => (leadDays === null ? null : t('days', { count: leadDays })), bestOf(leads, 'least')),
    row('least', ({ moq, unit }) => `${moq} ${unit}`, least(all.map(({ moq }) => moq))),
    row('finish', ({ finish }) => finish),
    row('origin', ({ origin }) => origin),
    row('certificates', ({ certificates }) => certificates.join(', ')),
    row('colors', ({ colorCount }) => String(colorCount)),
    row('distributor', ({ distributor }) => distributor.name),
  ]
}

/** Of the colour that is looked at, over its dye lots. */
const freeIn = ({ listing, color }: ComparedCloth): string =>
  sum(listing.lots.filter(({ colorId }) => colorId === color?.id).map((lot) => lot.free))

function lastStep({ tiers, currency, unit }: MaterialListingDetail): string | null {
  const last = tiers?.at(-1)
  return last ? `${formatMoney(last.unitPrice, currency)} (${last.minQuantity} ${unit}–)` : null
}
