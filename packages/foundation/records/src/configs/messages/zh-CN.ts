import type { Messages } from './ja.ts'

export const messages = {
  title: '{name}的项目',
  lead: '对组织全员的列表和输入生效。隐藏后，已有的值仍会保留。',
  label: '{name}的名称',
  shown: '显示{name}',
  'shown.word': '显示',
  required: '将{name}设为必填',
  'required.word': '必填',
  fixed: '此项目不能去掉。',
  up: '上移{name}',
  down: '下移{name}',
  save: '保存',
  saved: '已保存项目设置',
  failed: '未能保存。输入内容仍在，请重试。',
  stale: '有项目已被他人先更改，现已读取最新设置。请确认后再更改。',
} as const satisfies Messages
