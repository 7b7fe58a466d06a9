import type { InvoiceMatch } from '@tsumugi/contract'
import { absolute, compare } from '@tsumugi/domain'
import { formatMoney, formatNumber } from '@tsumugi/i18n'
import type { InvoiceText } from '../words/invoice-texts.ts'

type Difference = InvoiceMatch['differences'][number]

/** What differs, in a sentence. */
export function differenceText(t: InvoiceText, difference: Difference, currency: string): string {
  const { kind, cause, quantity, lines } = difference
  if (kind === 'price') return priceText(t, lines, currency)
  if (kind === 'quantity' || kind === 'not_received')
    return t(`difference.${kind}`, { quantity: formatNumber(quantity ?? '0') })
  if (cause) return t(`difference.tax.${cause}`)
  return t(kind === 'tax' ? 'difference.tax' : 'difference.not_ordered')
}

function priceText(t: InvoiceText, lines: Difference['lines'], currency: string): string {
  const [by, ...others] = [...new Set(lines.map((line) => line.by))]
  if (!by || others.length > 0) return t('difference.price.mixed')
  const amount = formatMoney(absolute(by), currency)
  return t(compare(by, '0') > 0 ? 'difference.price.more' : 'difference.price.less', { by: amount })
}

/** Of which lines, and why: `黒 L 不良 8`. */
export function differenceDetail(
  t: InvoiceText,
  difference: Difference,
  match: InvoiceMatch,
  currency: string,
): string {
  if (difference.cause) return difference.group ?? ''
  const lineOf = (id: number) => match.lines.find((line) => line.id === id)
  if (difference.kind === 'price') {
    const prices = new Set(difference.lines.flatMap(({ lineId }) => lineOf(lineId)?.orderedPrice ?? []))
    return [...prices].map((price) => t('price.ordered', { price: formatMoney(price, currency) })).join(' ')
  }
  return difference.lines
    .map(({ lineId, causes }) => {
      const line = lineOf(lineId)
      const name = [line?.item, line?.colour, line?.size, line?.description].filter(Boolean).join(' ')
      const why = (['rejected', 'billedBefore', 'short'] as const).flatMap((key) =>
        causes && compare(causes[key], '0') > 0 ? [t(`cause.${key}`, { count: formatNumber(causes[key]) })] : [],
      )
      return [name, ...why].join(' ')
    })
    .join('、')
}

/** All differences as the reason that goes to the other side. */
export const reasonOf = (t: InvoiceText, match: InvoiceMatch, currency: string): string =>
  match.differences
    .map((each) => `${each.number}. ${differenceText(t, each, currency)} ${formatMoney(each.money, currency)}`)
    .join('\n')
    .slice(0, 1000)
