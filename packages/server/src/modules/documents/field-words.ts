import type { Locale } from '@tsumugi/domain'

type Words = Readonly<Record<Locale, string>>

/**
 * What documents and their fields are called wherever the server names them itself: to those who approve, and to the
 * partner who is asked to confirm a change. The same as on the screens, which a test holds.
 */
export const fieldWords: Readonly<Record<string, Words>> = {
  partner: { ja: '相手先', en: 'Partner', 'zh-CN': '合作方' },
  files: { ja: 'ファイル', en: 'Files', 'zh-CN': '文件' },
  lines: { ja: '明細', en: 'Lines', 'zh-CN': '明细' },
  'kind.contract': { ja: '発注書', en: 'Order', 'zh-CN': '订单' },
  'kind.delivery': { ja: '納品書', en: 'Delivery note', 'zh-CN': '送货单' },
  'field.title': { ja: '件名', en: 'Title', 'zh-CN': '标题' },
  'field.currency': { ja: '通貨', en: 'Currency', 'zh-CN': '货币' },
  'field.deliveryDue': { ja: '納期', en: 'Delivery date', 'zh-CN': '交期' },
  'field.deliveryPlace': { ja: '納入場所', en: 'Place of delivery', 'zh-CN': '交货地点' },
  'field.tolerancePercent': { ja: '数量の許容(%)', en: 'Quantity tolerance (%)', 'zh-CN': '数量容差(%)' },
  'field.billingPolicy': { ja: '請求の基準', en: 'Billed by', 'zh-CN': '计费依据' },
  'field.remarks': { ja: '備考', en: 'Remarks', 'zh-CN': '备注' },
  'field.fromPlace': { ja: '出荷元', en: 'Shipped from', 'zh-CN': '发货地' },
  'field.toPlace': { ja: '納入先', en: 'Delivered to', 'zh-CN': '送达地' },
  'field.plannedOn': { ja: '納品予定日', en: 'Planned delivery', 'zh-CN': '计划送货日' },
  'field.shippedOn': { ja: '出荷日', en: 'Shipped on', 'zh-CN': '发货日' },
  'field.arrivedOn': { ja: '受領日', en: 'Received on', 'zh-CN': '签收日' },
  'field.inspectedOn': { ja: '検品日', en: 'Inspected on', 'zh-CN': '检验日' },
  'field.cartons': { ja: '箱数', en: 'Cartons', 'zh-CN': '箱数' },
  'field.item': { ja: '品番', en: 'Style', 'zh-CN': '款号' },
  'field.colour': { ja: '色', en: 'Colour', 'zh-CN': '颜色' },
  'field.size': { ja: 'サイズ', en: 'Size', 'zh-CN': '尺码' },
  'field.description': { ja: '摘要', en: 'Description', 'zh-CN': '摘要' },
  'field.unit': { ja: '単位', en: 'Unit', 'zh-CN': '单位' },
  'field.quantity': { ja: '数量', en: 'Quantity', 'zh-CN': '数量' },
  'field.unitPrice': { ja: '単価', en: 'Unit price', 'zh-CN': '单价' },
  'field.received': { ja: '受領数', en: 'Received', 'zh-CN': '签收数' },
  'field.accepted': { ja: '合格数', en: 'Accepted', 'zh-CN': '合格数' },
  'field.rejected': { ja: '不合格数', en: 'Rejected', 'zh-CN': '不合格数' },
  'field.defect': { ja: '不具合', en: 'Defect', 'zh-CN': '缺陷' },
  'choice.billingPolicy.delivered': { ja: '納品した数', en: 'What was delivered', 'zh-CN': '实际交货数' },
  'choice.billingPolicy.ordered': { ja: '発注した数', en: 'What was ordered', 'zh-CN': '订购数' },
  'choice.unit.pc': { ja: '点', en: 'pc', 'zh-CN': '件' },
  'choice.unit.set': { ja: '組', en: 'set', 'zh-CN': '套' },
  'choice.unit.m': { ja: 'm', en: 'm', 'zh-CN': '米' },
  'choice.unit.yd': { ja: 'ヤード', en: 'yd', 'zh-CN': '码' },
  'choice.unit.kg': { ja: 'kg', en: 'kg', 'zh-CN': '公斤' },
  'choice.unit.roll': { ja: '反', en: 'roll', 'zh-CN': '卷' },
  'choice.unit.cone': { ja: 'コーン', en: 'cone', 'zh-CN': '筒' },
  'choice.unit.dozen': { ja: 'ダース', en: 'dozen', 'zh-CN': '打' },
  'choice.unit.gross': { ja: 'グロス', en: 'gross', 'zh-CN': '罗' },
}

/** The words for a field, its own name where it has none. */
export const wordsOfField = (field: string): Words =>
  fieldWords[`field.${field}`] ?? fieldWords[field] ?? { ja: field, en: field, 'zh-CN': field }
