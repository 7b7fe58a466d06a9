import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** Texts of the brand's side of exhibitions: admin. */
export const adminTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    'zh-CN': () => import('./zh-CN.ts'),
  }),
  { title: 'noun.exhibitions' },
)
