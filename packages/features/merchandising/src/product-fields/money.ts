import { formatMoney, formatNumber } from '@tsumugi/i18n'

/** `¥13,900`, with the narrow sign before the figure and a true minus. */
export function showMoney(amount: string, currency: string): string {
  return tidied(formatMoney(amount, currency))
}

/** `−¥1.3M`: a gap or a sum where the last digits do not matter. Every language reads M. */
export function showShortMoney(amount: string, currency: string, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', notation: 'compact' } as const
  return tidied(formatNumber(amount, { ...style, maximumFractionDigits: 1, signDisplay }, 'en'))
}

/** Japanese writes a wide sign and Chinese JP¥; the trade writes ¥ everywhere. */
const tidied = (text: string) => text.replace(/\uffe5|JP¥/, '¥').replace('-', '−')
