import type { Locale } from '@tsumugi/domain'
import { screenWords } from '../../records/documents/screen-words.ts'

/** The words for a field, its own name where it has none. */
export const wordsOfField = (field: string): Readonly<Record<Locale, string>> =>
  screenWords[`field.${field}`] ?? screenWords[field] ?? { ja: field, en: field, 'zh-CN': field }
