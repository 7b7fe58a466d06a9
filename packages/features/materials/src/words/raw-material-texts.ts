import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What raw materials and their stock say. */
export const rawMaterialTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { 'title.rawMaterial': 'noun.rawMaterials', 'one.rawMaterial': 'noun.rawMaterials' },
)
