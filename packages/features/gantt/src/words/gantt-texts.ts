import { defineCatalogue, useText, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the Gantt chart says. */
export const ganttTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.ganttChart' },
)

export const useGanttText = () => useText(ganttTexts)
export type GanttText = ReturnType<typeof useGanttText>
