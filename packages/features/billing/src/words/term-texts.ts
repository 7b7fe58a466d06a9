import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What payment terms say. */
export const termTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { 'title.paymentTermDefinition': 'noun.paymentTerms', 'one.paymentTermDefinition': 'one.paymentTerms' },
)
