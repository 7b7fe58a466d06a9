import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What cost sheets and the lines that were opened to suppliers say. */
export const costTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.resourcePlanSheets', 'source.estimation': 'noun.estimations', 'source.contract': 'noun.contracts' },
)
export type CostText = Text<Messages & Record<'title' | 'source.estimation' | 'source.contract', string>>
