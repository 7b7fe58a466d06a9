import type { Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type MessageKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

const moneyText = (locale: Locale, amount: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { style: 'currency', currencyDisplay: 'narrowSymbol', ...options })
    .format(amount as unknown as number)
    .replace('\uffe5', '¥')

/** What stands on contracts, invoices and order sheets beside their content, in the language of the format. */
export function formatWords(locale: Locale) {
  return {
    text: (key: MessageKey, values: Readonly<Record<string, string>> = {}) =>
      catalogue[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    /** ¥ before, without the full-width sign of some locales. */
    money: (amount: string, currency: string) => moneyText(locale, amount, { currency }),
    /** The price of one: as fine as it was agreed. */
    price: (price: string, currency: string) => moneyText(locale, price, { currency, maximumFractionDigits: 4 }),
    figure: (value: string) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value as unknown as number),
    /** A moment in Japan, where the product's business days are counted. */
    when: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'Asia/Tokyo' }).format(
        new Date(instant),
      ),
    day: (day: string, dateStyle: 'long' | 'medium' = 'medium') =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(day)),
  }
}
export type FormatWords = ReturnType<typeof formatWords>
