import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What masters of products say: brands, colours, sizes, SKU groups. */
export const productTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  {
    'title.brand': 'noun.brands',
    'one.brand': 'one.brands',
    'title.subBrand': 'noun.subBrands',
    'one.subBrand': 'one.subBrands',
    'title.color': 'noun.colors',
    'one.color': 'one.colors',
    'title.size': 'noun.sizes',
    'one.size': 'one.sizes',
    'title.skuGroup': 'noun.skuGroups',
    'one.skuGroup': 'one.skuGroups',
  },
)
