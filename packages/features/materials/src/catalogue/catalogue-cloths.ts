import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { ColorsCell, ColorsField } from '../raw-materials/colors-field.tsx'
import { CompositionCell, CompositionField } from '../raw-materials/composition-field.tsx'
import { TiersCell, TiersField } from '../raw-materials/tiers-field.tsx'
import { CareCell, CareField } from './care-field.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { ClothPanels } from './photos/cloth-panels.tsx'
import { VisibilityCell } from './visibility-cell.tsx'

export const catalogueCloths = define({
  master: masters.catalogueCloths,
  texts: catalogueTexts,
  routes: { list: 'catalogueCloths', record: 'catalogueCloth' },
  columns: ['code', 'name', 'visibility', 'colors', 'composition', 'widthCm', 'weightGsm', 'tiers', 'leadDays'],
  fields: {
    visibility: { cell: VisibilityCell, width: 104 },
    composition: { widget: CompositionField, cell: CompositionCell, isPasted: false, width: 132 },
    widthCm: { width: 84 },
    weightGsm: { width: 84 },
    tiers: { widget: TiersField, cell: TiersCell, isPasted: false, width: 88 },
    colors: { widget: ColorsField, cell: ColorsCell, isPasted: false, width: 76 },
    careCodes: { widget: CareField, cell: CareCell, isPasted: false, width: 180 },
  },
  panel: { Panel: ClothPanels, wide: true },
})
