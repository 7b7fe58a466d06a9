import { formatMoney } from '@tsumugi/i18n'

/** `¥13,900`, with the narrow sign before the figure: Japanese writes a wide one and Chinese JP¥, the trade writes ¥. */
export const showMoney = (amount: string | null, currency: string, locale: string): string =>
  formatMoney(amount, currency, locale).replace(/\uffe5|JP¥/, '¥')
