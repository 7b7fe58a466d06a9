import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** Words of inspection and transport, apart from those of the documents beside them. */
export const goodsTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
