export const messages = {
  'field.orderNo': '発注番号',
  'field.code': '品番',
  'field.name': '品名',
  'field.color': '色',
  'field.hex': '色見本',
  'field.lot': 'ロット',
  'field.item': '製品品番',
  'field.itemName': '製品名',
  'field.quantity': '数量',
  'field.unit': '単位',
  'field.dueOn': '納期',
  'choice.unit.pc': '個',
  'choice.unit.set': '組',
  'choice.unit.m': 'm',
  'choice.unit.yd': 'yd',
  'choice.unit.kg': 'kg',
  'choice.unit.roll': '反',
  'choice.unit.cone': '本',
  'choice.unit.dozen': 'ダース',
  'choice.unit.gross': 'グロス',
} as const

export type FileMessages = Record<keyof typeof messages, string>
