import type { Messages } from './ja.ts'

export const messages = {
  title: '团队负责',
  none: '尚无负责团队。',
  noTeams: '请先在组织设置中创建团队。',
  team: '团队',
  role: '职责',
  add: '添加',
  remove: '移除 {team}',
  'role.md': 'MD',
  'role.production': '生产',
  'role.sales': '销售',
  'role.qc': '质检',
  'role.accounting': '财务',
  failed: '未能更改,请重试。',
  viewers: '可查看此品牌的人',
  'viewers.text': '组织内所有人都可查看，负责团队的成员排在前面。',
  'viewers.change': '可修改',
} as const satisfies Messages
