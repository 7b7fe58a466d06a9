import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the catalogue of a distributor says. */
export const catalogueTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { 'title.catalogueCloth': 'noun.catalogueCloths', 'one.catalogueCloth': 'noun.catalogueCloths' },
)
