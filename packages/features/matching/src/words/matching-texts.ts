import { defineCatalogue, joinMessages, withNouns, type Text } from '@tsumugi/i18n'
import type { ComparisonMessages } from '../comparison/comparison-texts.ts'
import type { OpenRecruitmentMessages } from '../open-recruitment/open-recruitment-texts.ts'
import type { AskedMessages } from './asked/asked-texts.ts'
import type { Messages } from './messages/ja.ts'

type AllMessages = Messages & AskedMessages & OpenRecruitmentMessages & ComparisonMessages

/** What the screens of matching say. */
export const matchingTexts = withNouns(
  defineCatalogue<AllMessages>({
    ja: () =>
      joinMessages(
        joinMessages(import('./messages/ja.ts'), import('./asked/messages/ja.ts')),
        joinMessages(import('../open-recruitment/messages/ja.ts'), import('../comparison/messages/ja.ts')),
      ),
    en: () =>
      joinMessages(
        joinMessages(import('./messages/en.ts'), import('./asked/messages/en.ts')),
        joinMessages(import('../open-recruitment/messages/en.ts'), import('../comparison/messages/en.ts')),
      ),
    'zh-CN': () =>
      joinMessages(
        joinMessages(import('./messages/zh-CN.ts'), import('./asked/messages/zh-CN.ts')),
        joinMessages(import('../open-recruitment/messages/zh-CN.ts'), import('../comparison/messages/zh-CN.ts')),
      ),
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
export type MatchingText = Text<AllMessages>
