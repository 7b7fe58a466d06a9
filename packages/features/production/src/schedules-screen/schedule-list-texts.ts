import { defineCatalogue, joinMessages, withNouns, type Text } from '@tsumugi/i18n'
import type { ScheduleMessages } from '../schedule-words/schedule-texts.ts'
import type { Messages } from './messages/ja.ts'

/** What the list of schedules says, and whatever leads to one of them. */
export const scheduleListTexts = withNouns(
  defineCatalogue<Messages & ScheduleMessages>({
    ja: () => joinMessages(import('./messages/ja.ts'), import('../schedule-words/messages/ja.ts')),
    en: () => joinMessages(import('./messages/en.ts'), import('../schedule-words/messages/en.ts')),
    'zh-CN': () => joinMessages(import('./messages/zh-CN.ts'), import('../schedule-words/messages/zh-CN.ts')),
  }),
  { title: 'noun.productionSchedules', gantt: 'noun.ganttChart' },
)
export type ScheduleListText = Text<Messages & ScheduleMessages>
