import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the rooms of steps say. */
export const procedureTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.procedures' },
)
