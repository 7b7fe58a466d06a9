import type { ExportHeads } from './ja.ts'

export const messages: ExportHeads = {
  code: 'Code',
  name: 'Name',
  color: 'Color',
  lot: 'Lot',
  item: 'Style no.',
  quantity: 'Quantity',
  unit: 'Unit',
  note: 'Note',
}
