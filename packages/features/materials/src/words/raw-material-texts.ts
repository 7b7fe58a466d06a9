import { withNouns } from '@tsumugi/i18n'
import { materialTexts } from './material-texts.ts'

/** What raw materials say. */
export const rawMaterialTexts = withNouns(materialTexts, {
  'title.rawMaterial': 'noun.rawMaterials',
  'one.rawMaterial': 'noun.rawMaterials',
})
