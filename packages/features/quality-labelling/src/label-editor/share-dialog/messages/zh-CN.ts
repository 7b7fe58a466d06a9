import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '与合作方共享',
  why: '所选合作方可查看、导出和打印已批准及已印刷的版本。看不到草稿和检测结果。',
  save: '共享',
  saved: '已更改共享对象',
  none: '还没有合作中的供应商。在供应商页面开始合作后会显示在这里。',
  failed: '无法载入共享对象',
}
