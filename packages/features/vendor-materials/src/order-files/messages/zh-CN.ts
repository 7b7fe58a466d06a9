import type { FileMessages } from './ja.ts'

export const messages: FileMessages = {
  'field.orderNo': '订货编号',
  'field.code': '货号',
  'field.name': '品名',
  'field.color': '颜色',
  'field.hex': '色样',
  'field.lot': '缸号',
  'field.item': '款号',
  'field.itemName': '款名',
  'field.quantity': '数量',
  'field.unit': '单位',
  'field.dueOn': '交期',
  'choice.unit.pc': '个',
  'choice.unit.set': '套',
  'choice.unit.m': 'm',
  'choice.unit.yd': 'yd',
  'choice.unit.kg': 'kg',
  'choice.unit.roll': '卷',
  'choice.unit.cone': '锭',
  'choice.unit.dozen': '打',
  'choice.unit.gross': '罗',
}
