import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the room of productions says. */
export const productionTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.productions', cost: 'noun.resourcePlanSheets' },
)
