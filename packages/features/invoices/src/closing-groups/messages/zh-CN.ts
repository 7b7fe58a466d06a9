import type { Messages } from './ja.ts'

export const messages: Messages = {
  closing: '按结账期开具请款单',
  'closing.text': '已检验合格且尚未请款的交货。每个结账期生成一份草稿。',
  'closing.make': '生成草稿',
  'closing.made': '已生成请款单草稿',
  'closing.period': '{start} 至 {end}',
  'closing.deliveries': '交货 {count} 件，{quantity} 件商品',
  'closing.due': '期限 {due}',
  'closing.withTax': '含税',
  'closing.failed': '未能发送，请重试。',
}
