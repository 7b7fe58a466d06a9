import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { CareCell, CareField } from '../catalogue/care-field.tsx'
import { rawMaterialTexts } from '../words/raw-material-texts.ts'
import { ColorsCell, ColorsField } from './colors-field.tsx'
import { CompositionCell, CompositionField } from './composition-field.tsx'
import { MaterialPanels } from './page/material-panels.tsx'
import { TiersCell, TiersField } from './tiers-field.tsx'

export const rawMaterials = define({
  master: masters.rawMaterials,
  texts: rawMaterialTexts,
  routes: { list: 'rawMaterials', record: 'rawMaterial' },
  columns: ['code', 'name', 'kind', 'colors', 'composition', 'widthCm', 'weightGsm', 'tiers', 'supplierName'],
  fields: {
    composition: { widget: CompositionField, cell: CompositionCell, isPasted: false, width: 140 },
    tiers: { widget: TiersField, cell: TiersCell, isPasted: false, width: 88 },
    careCodes: { widget: CareField, cell: CareCell, isPasted: false, width: 180 },
    kind: { width: 84 },
    widthCm: { width: 84 },
    weightGsm: { width: 84 },
    colors: { widget: ColorsField, cell: ColorsCell, isPasted: false, width: 76 },
  },
  panel: { Panel: MaterialPanels, wide: true },
})
