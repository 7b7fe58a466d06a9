import type { FileMessages } from './ja.ts'

export const messages: FileMessages = {
  'field.orderNo': 'Order no.',
  'field.code': 'Code',
  'field.name': 'Name',
  'field.color': 'Color',
  'field.hex': 'Swatch',
  'field.lot': 'Lot',
  'field.item': 'Style no.',
  'field.itemName': 'Style name',
  'field.quantity': 'Quantity',
  'field.unit': 'Unit',
  'field.dueOn': 'Due',
  'choice.unit.pc': 'pc',
  'choice.unit.set': 'set',
  'choice.unit.m': 'm',
  'choice.unit.yd': 'yd',
  'choice.unit.kg': 'kg',
  'choice.unit.roll': 'roll',
  'choice.unit.cone': 'cone',
  'choice.unit.dozen': 'dozen',
  'choice.unit.gross': 'gross',
}
