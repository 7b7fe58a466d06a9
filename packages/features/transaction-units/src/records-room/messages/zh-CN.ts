import type { Messages } from './ja.ts'

export const messages: Messages = {
  open: '订单记录…',
  title: '订单记录(日本《交易适正化法》第7条)',
  text: '按接单方和下单日显示下单之后的收货、检验、变更和付款。法律要求保存两年，本产品保存十年。',
  supplier: '接单方',
  'supplier.of': '{name}({count}件)',
  from: '下单日(起)',
  until: '下单日(止)',
  pdf: '保存为PDF',
  xlsx: '保存为Excel',
  failed: '读取失败，请重试。',
  none: '该期间没有订单，请扩大期间。',
  'none.suppliers': '尚未发出订单。',
  cut: '显示{count}件中的{shown}件。缩短期间可查看其余订单。',
  ordered: '{date} 下单',
  accepted: '合格 {accepted} / {quantity}',
  paid: '已付 {amount}',
  protected: '适用保护法',
  retained: '保存至 {date}',
  'item.none': '无记录',
  show: '打开订单',
}
