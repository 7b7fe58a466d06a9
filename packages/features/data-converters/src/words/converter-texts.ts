import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What tables on their way say. */
export const converterTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.dataConverters', 'preview.title': 'noun.xlsPreview' },
)
export type ConverterText = Text<Messages & Record<'title' | 'preview.title', string>>
