import type { Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type MessageKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** The words of the record of orders, in the language of its reader. */
export const recordWords =
  (locale: Locale) =>
  (key: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
    catalogue[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
export type RecordWords = ReturnType<typeof recordWords>
