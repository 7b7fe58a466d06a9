import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the screens of matching say. */
export const matchingTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  {
    recruitments: 'noun.recruitments',
    applications: 'noun.applications',
    watchlist: 'noun.watchlist',
    profile: 'noun.matchingProfile',
    supplierSearch: 'noun.supplierSearch',
    matching: 'noun.matching',
  },
)
export type MatchingText = Text<Messages>
