import { labelStatusWordFiles, type LabelStatusMessages, type Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type LabelWord } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

export type LabelText = (word: LabelWord, values?: Readonly<Record<string, string | number>>) => string

/** The words of the files made of labels, in one language. */
export const labelTextIn =
  (locale: Locale): LabelText =>
  (word, values = {}) =>
    catalogue[locale][word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** What the statuses of a label are called, in one language. */
export const statusWordsIn = async (locale: Locale): Promise<LabelStatusMessages> =>
  (await labelStatusWordFiles[locale]()).messages
