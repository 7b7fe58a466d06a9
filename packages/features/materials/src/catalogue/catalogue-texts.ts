import { defineCatalogue, joinCatalogues, withNouns } from '@tsumugi/i18n'
import { materialTexts } from '../words/material-texts.ts'
import type { Messages } from './messages/ja.ts'

/** What the catalogue of a distributor says: words of its own, and those of every material. */
export const catalogueTexts = withNouns(
  joinCatalogues(
    defineCatalogue<Messages>({
      ja: () => import('./messages/ja.ts'),
      en: () => import('./messages/en.ts'),
      'zh-CN': () => import('./messages/zh-CN.ts'),
    }),
    materialTexts,
  ),
  { 'title.catalogueCloth': 'noun.catalogueCloths', 'one.catalogueCloth': 'noun.catalogueCloths' },
)
