import type { Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type TextKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

export type { TextKey } from './messages/ja.ts'
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** The words of the account pages and mails in one language. */
export const textIn =
  (locale: Locale): Text =>
  (key, values = {}) =>
    catalogue[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
