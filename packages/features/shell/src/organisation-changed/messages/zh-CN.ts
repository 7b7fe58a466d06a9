import type { Messages } from './ja.ts'

export const messages: Messages = {
  'changed.title': '组织已切换',
  'changed.message':
    '此页面显示的是<b>{shown}</b>，但其他窗口已切换到<b>{current}</b>。此处没有发送任何内容。您输入的内容已作为{shown}的内容保留。',
  'changed.back': '切换回{shown}并继续',
  'changed.goOn': '以{current}重新打开',
  'changed.failed': '无法切换回{shown}。请检查网络连接后重试，或以{current}重新打开。',
}
