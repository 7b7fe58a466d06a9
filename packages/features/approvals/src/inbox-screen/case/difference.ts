import { formatMoney } from '@tsumugi/i18n'

/** A change of money with its sign; the minus is U+2212. */
export function signed(difference: string, currency: string, locale: string): string {
  return `${difference.startsWith('-') ? '\u2212' : '+'}${formatMoney(difference.replace('-', ''), currency, locale)}`
}

/** A figure with its sign: +3.9, or with U+2212. */
export function withSign(figure: string): string {
  if (figure.startsWith('-')) return `\u2212${figure.slice(1)}`
  return /^[0.]+$/.test(figure) ? figure : `+${figure}`
}
