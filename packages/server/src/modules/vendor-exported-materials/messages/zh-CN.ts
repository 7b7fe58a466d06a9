import type { ExportHeads } from './ja.ts'

export const messages: ExportHeads = {
  code: '货号',
  name: '品名',
  color: '颜色',
  lot: '缸号',
  item: '款号',
  quantity: '数量',
  unit: '单位',
  note: '备注',
}
