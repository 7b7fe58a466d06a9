export const messages = {
  code: '品番',
  name: '品名',
  color: '色',
  lot: 'ロット',
  item: '製品品番',
  quantity: '数量',
  unit: '単位',
  note: '備考',
}
/** What stands above the columns of a file for a vendor. */
export type ExportHeads = typeof messages
