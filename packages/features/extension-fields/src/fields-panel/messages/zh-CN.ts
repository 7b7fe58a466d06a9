import type { Messages } from './ja.ts'

export const messages: Messages = {
  change: '更改{name}',
  yes: '是',
  no: '否',
  save: '保存',
  cancel: '取消',
  askPartners: '请合作方确认',
  follow: '查看进度',
  asked: '已保存并通知合作方',
  'asked.text': '共享此记录的合作方会在待确认中看到。',
  failed: '未能保存，输入内容仍保留，请重试。',
  'hint.text': '按 Esc 取消。',
}
