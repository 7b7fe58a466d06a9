import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** The texts of the map. */
export const mapTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    'zh-CN': () => import('./zh-CN.ts'),
  }),
  { title: 'noun.mdMap' },
)
