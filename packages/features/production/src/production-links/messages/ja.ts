export const messages = {
  documents: 'この品番の書類',
  'documents.lead': '数量と金額は、この品番の明細だけの合計です。',
  'documents.none': 'この品番の明細を持つ書類はまだありません。',
  requests: 'ワークフロー',
  talk: 'やりとり',
  'talk.both': '相手にも見えます',
  'talk.with': '相手',
  'talk.open': '{partner} と話す',
  'talk.text': '両社の会話を開きます。相手のパワーユーザーに知らせます。',
  'talk.none': '品番を共有すると、共有先と話せます。',
  'talk.failed': '会話を開けませんでした。少し待ってから、もう一度お試しください。',
  history: '変更履歴',
  'history.phase': 'フェーズの変更履歴',
} as const

export type Messages = Record<keyof typeof messages, string>
