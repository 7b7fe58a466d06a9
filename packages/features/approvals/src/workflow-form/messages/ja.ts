export const messages = {
  label: '申請の内容',
  title: '申請する',
  send: '申請する',
  workflow: 'ワークフロー',
  'workflow.none': '使えるワークフローがありません',
  'workflow.noneWhy': 'パワーユーザーが「ワークフローの定義」で作ると、ここから申請できます。',
  subject: '商品',
  'subject.hint': '名前か品番で探します。',
  'subject.missing': '商品を選んでください。',
  name: '件名',
  'name.missing': '件名を入れてください。',
  note: '承認する人へのメッセージ',
  missing: '入力してください。',
  agree: 'この項目への同意が必要です。',
  sent: '申請しました',
} as const

export type Messages = Record<keyof typeof messages, string>
