import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

const nouns = {
  materials: 'noun.vendorMaterials',
  contractMaps: 'noun.vendorContractMaps',
  orderFiles: 'noun.vendorOrderFiles',
  packingLists: 'noun.vendorPackingLists',
  consumes: 'noun.vendorMaterialConsumes',
  settings: 'noun.vendorSettings',
} as const

/** What the rooms of a vendor say. */
export const vendorTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  nouns,
)
export type VendorText = Text<Messages & Record<keyof typeof nouns, string>>
