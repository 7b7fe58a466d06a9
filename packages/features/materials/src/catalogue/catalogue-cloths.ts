import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { ColorsCell, ColorsField } from '../raw-materials/colors-field.tsx'
import { CompositionCell, CompositionField } from '../raw-materials/composition-field.tsx'
import { TiersCell, TiersField } from '../raw-materials/tiers-field.tsx'
import { CareCell, CareField } from './care-field.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { ClothPreview } from './cloth-preview.tsx'
import { VisibilityCell } from './visibility-cell.tsx'

export const catalogueCloths = define({
  master: masters.catalogueCloths,
  texts: catalogueTexts,
  routes: { list: 'catalogueCloths', record: 'catalogueCloth' },
  columns: ['code', 'name', 'visibility', 'colors', 'composition', 'widthCm', 'weightGsm', 'tiers', 'leadDays'],
  fields: {
    visibility: { cell: VisibilityCell, width: 132 },
    composition: { widget: CompositionField, cell: CompositionCell, isPasted: false, width: 180 },
    tiers: { widget: TiersField, cell: TiersCell, isPasted: false, width: 120 },
    colors: { widget: ColorsField, cell: ColorsCell, isPasted: false, width: 120 },
    careCodes: { widget: CareField, cell: CareCell, isPasted: false, width: 180 },
  },
  panel: { Panel: ClothPreview, wide: true },
})
