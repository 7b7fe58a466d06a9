import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { FibreCell, FibreField, readFibre } from '../../labelling-screens/fibre-field.tsx'
import { labellingTexts } from '../../labelling-words/labelling-texts.ts'

export const fabrics = define({
  master: masters.fabrics,
  texts: labellingTexts,
  routes: { list: 'fabrics', record: 'fabric' },
  columns: ['name', 'fibre', 'nameEn', 'nameZh'],
  fields: { fibre: { widget: FibreField, cell: FibreCell, read: readFibre, width: 180 } },
  asks: ['fibre', 'name', 'nameEn', 'nameZh'],
})
