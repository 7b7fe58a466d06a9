import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

export const firstStepTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    'zh-CN': () => import('./zh-CN.ts'),
  }),
  { title: 'noun.firstSteps' },
)
