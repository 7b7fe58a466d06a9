import { defineCatalogue, joinMessages, type Text } from '@tsumugi/i18n'
import type { AskedMessages } from '../words/asked/asked-texts.ts'
import type { Messages } from './messages/ja.ts'

export type OpenRecruitmentMessages = Messages

/** What a supplier reads of a recruitment. */
export const openRecruitmentTexts = defineCatalogue<Messages & AskedMessages>({
  ja: () => joinMessages(import('./messages/ja.ts'), import('../words/asked/messages/ja.ts')),
  en: () => joinMessages(import('./messages/en.ts'), import('../words/asked/messages/en.ts')),
  'zh-CN': () => joinMessages(import('./messages/zh-CN.ts'), import('../words/asked/messages/zh-CN.ts')),
})
export type OpenRecruitmentText = Text<Messages & AskedMessages>
