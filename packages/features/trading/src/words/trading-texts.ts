import { defineCatalogue, joinMessages, withNouns, type Text } from '@tsumugi/i18n'
import type { ChainMessages } from '../trade-chain/chain-texts.ts'
import type { Messages } from './messages/ja.ts'

/** What the screens of trades, requests and projects say beside the words of documents. */
export const tradingTexts = withNouns(
  defineCatalogue<Messages & ChainMessages>({
    ja: () => joinMessages(import('./messages/ja.ts'), import('../trade-chain/messages/ja.ts')),
    en: () => joinMessages(import('./messages/en.ts'), import('../trade-chain/messages/en.ts')),
    'zh-CN': () => joinMessages(import('./messages/zh-CN.ts'), import('../trade-chain/messages/zh-CN.ts')),
  }),
  { projects: 'noun.projects' },
)

export type TradingText = Text<Messages & ChainMessages>
