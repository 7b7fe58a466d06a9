import type { Messages } from './ja.ts'

export const messages = {
  documents: '此款的单据',
  'documents.lead': '数量和金额仅为此款明细的合计。',
  'documents.none': '尚无含有此款明细的单据。',
  requests: '工作流',
  talk: '沟通',
  'talk.both': '对方也能看到',
  'talk.with': '对方',
  'talk.open': '与 {partner} 沟通',
  'talk.text': '打开双方的对话，并通知对方的高级用户。',
  'talk.none': '共享此款后，即可与共享方沟通。',
  'talk.failed': '未能打开对话，请稍后再试。',
  history: '修改历史',
  'history.phase': '阶段的修改历史',
} as const satisfies Messages
