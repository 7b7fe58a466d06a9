import type { Messages } from './ja.ts'

export const messages: Messages = {
  items: '品类',
  amount: '数量',
  styles: '{styles} 款',
  quantity: '{styles} 款 × {range} 件',
  target: '目标单价',
  delivery: '到货',
  applyBy: '应征截止',
  applyUntil: '截止 {day}',
  daysLeft: '还剩 {count} 天',
  over: '已截止',
  seatsOf: '名额 {count}',
  recruitmentGone: '找不到此招募',
  questions: '提问',
  'application.draft': '草稿',
  'application.sent': '已应征',
  'application.shortlisted': '候选',
  'application.accepted': '录用',
  'application.declined': '未录用',
  'application.withdrawn': '已撤回',
}
