import { defineCatalogue, joinMessages, withNouns, type Text } from '@tsumugi/i18n'
import type { AskedMessages } from '../words/asked/asked-texts.ts'
import type { Messages } from './messages/ja.ts'

export type ComparisonMessages = Messages

/** What a brand reads of its recruitment. */
export const comparisonTexts = withNouns(
  defineCatalogue<Messages & AskedMessages>({
    ja: () => joinMessages(import('./messages/ja.ts'), import('../words/asked/messages/ja.ts')),
    en: () => joinMessages(import('./messages/en.ts'), import('../words/asked/messages/en.ts')),
    'zh-CN': () => joinMessages(import('./messages/zh-CN.ts'), import('../words/asked/messages/zh-CN.ts')),
  }),
  { recruitments: 'noun.recruitments', supplierSearch: 'noun.supplierSearch' },
)
export type ComparisonText = Text<Messages & AskedMessages>
