import { defineCatalogue, joinMessages, withNouns } from '@tsumugi/i18n'
import type { Messages as Shared } from '../words/messages/ja.ts'
import type { Messages } from './messages/ja.ts'

/** What the catalogue of a distributor says: words of its own, and those of every material. */
export const catalogueTexts = withNouns(
  defineCatalogue<Shared & Messages>({
    ja: () => joinMessages(import('../words/messages/ja.ts'), import('./messages/ja.ts')),
    en: () => joinMessages(import('../words/messages/en.ts'), import('./messages/en.ts')),
    'zh-CN': () => joinMessages(import('../words/messages/zh-CN.ts'), import('./messages/zh-CN.ts')),
  }),
  { 'title.catalogueCloth': 'noun.catalogueCloths', 'one.catalogueCloth': 'noun.catalogueCloths' },
)
