import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the screens of trades, requests and projects say beside the words of documents. */
export const tradingTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { projects: 'noun.projects' },
)

export type TradingText = Text<Messages>
