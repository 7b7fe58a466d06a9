import type { Locale } from '@tsumugi/domain'
import { screenWords } from '../../records/documents/screen-words.ts'
import { messages as en } from './messages/en.ts'
import { messages as ja } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'
import type { StoredNotification } from './queries.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const
const tags: Record<Locale, string> = { ja: 'ja-JP', en: 'en-US', 'zh-CN': 'zh-CN' }

/** What a notification says in one language: a line, and what belongs to it. */
export function wordsOf(
  { event, detail, by }: Pick<StoredNotification, 'event' | 'detail' | 'by'>,
  locale: Locale,
): { title: string; body: string } {
  const words = catalogue[locale]
  const { amount, currency, comment, noun, status, ...rest } = detail
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, value ?? '']),
  )
  const named = noun ? documentWords(noun, status ?? '', locale) : {}
  const title = filled(words[`title.${event}`], { ...values, ...named, by: by ?? words['word.system'] })
  const money = amount ? moneyOf(amount, currency ?? 'JPY', locale) : ''
  const parts = [rest.code, money, comment ? filled(words['word.comment'], { comment }) : ''].filter(Boolean)
  return { title, body: parts.join(' · ') }
}

/** A kind of document and a status of it, as its screens call them. */
const documentWords = (noun: string, status: string, locale: Locale) => ({
  document: screenWords[`kind.${noun}`]?.[locale] ?? noun,
  status: screenWords[`status.${noun}.${status}`]?.[locale] ?? status,
})

/** The decimal as it stands, with the narrow yen sign of the trade where yen needs no country beside it. */
const moneyOf = (amount: string, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency })
    .format(amount as unknown as number)
    .replace('\uffe5', '¥')

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

export const mailWords = (locale: Locale) => catalogue[locale]
