import type { Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type MessageKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** What documents, files and mails about orders say, in the language of their reader. */
export function orderWords(locale: Locale) {
  const text = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
    catalogue[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  return {
    text,
    /** ¥ before, without the full-width sign of some locales. */
    money: (amount: string, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .format(Number(amount))
        .replace('\uffe5', '¥'),
    count: (count: number) => new Intl.NumberFormat(locale).format(count),
    when: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
        new Date(instant),
      ),
  }
}
