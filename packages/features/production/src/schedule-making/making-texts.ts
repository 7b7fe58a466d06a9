import { defineCatalogue, joinMessages, type Text } from '@tsumugi/i18n'
import type { ScheduleMessages } from '../schedule-words/schedule-texts.ts'
import type { Messages } from './messages/ja.ts'

/** What making a schedule says, beside what a schedule says. */
export const makingTexts = defineCatalogue<Messages & ScheduleMessages>({
  ja: () => joinMessages(import('./messages/ja.ts'), import('../schedule-words/messages/ja.ts')),
  en: () => joinMessages(import('./messages/en.ts'), import('../schedule-words/messages/en.ts')),
  'zh-CN': () => joinMessages(import('./messages/zh-CN.ts'), import('../schedule-words/messages/zh-CN.ts')),
})
export type MakingText = Text<Messages & ScheduleMessages>
