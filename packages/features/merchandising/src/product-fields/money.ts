import { currencySign, formatMoney, formatNumber } from '@tsumugi/i18n'

/** `¥13,900`, with a true minus. */
export function showMoney(amount: string, currency: string): string {
  return formatMoney(amount, currency).replace('-', '−')
}

/** `−¥1.3M`: a gap or a sum where the last digits do not matter. Every language reads M. */
export function showShortMoney(amount: string, currency: string, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const figure = formatNumber(amount, { notation: 'compact', maximumFractionDigits: 1, signDisplay }, 'en')
  const [, sign = '', rest = figure] = /^([-+]?)(.*)$/.exec(figure) ?? []
  return `${sign.replace('-', '−')}${currencySign(currency)}${rest}`
}
