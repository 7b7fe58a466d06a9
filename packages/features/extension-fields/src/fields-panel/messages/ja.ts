export const messages = {
  change: '{name}を変える',
  yes: 'はい',
  no: 'いいえ',
  save: '保存',
  cancel: 'やめる',
  askPartners: '取引先に確認を頼む',
  follow: '確認の様子',
  asked: '保存し、取引先に知らせました',
  'asked.text': 'この記録を共有している取引先があれば、確認待ちに並びます。',
  failed: '保存できませんでした。入力は残っています。もう一度お試しください。',
  'hint.text': 'Esc でやめます。',
} as const

export type Messages = Record<keyof typeof messages, string>
