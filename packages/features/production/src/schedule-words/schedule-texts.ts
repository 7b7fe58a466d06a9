import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

export type ScheduleMessages = Messages

/** What one schedule says, on its page and in a widget. */
export const scheduleTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
export type ScheduleText = Text<Messages>
