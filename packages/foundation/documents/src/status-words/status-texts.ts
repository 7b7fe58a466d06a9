import { defineCatalogue, useText, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

export type StatusMessages = Messages

/** How documents of every kind stand, for whoever says no more of them: `status.contract.issued`. */
export const statusTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})

/** How a document stands, in the reader's language, by the noun of its kind. */
export function useStatusWord(): (noun: string, status: string) => string {
  const t = useText(statusTexts) as unknown as Text<Record<string, string>>
  return (noun, status) => t(`status.${noun}.${status}`)
}
