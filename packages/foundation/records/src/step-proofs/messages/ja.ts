export const messages = {
  title: '{step}の写真・ファイル',
  none: 'まだありません。写真を撮るか、ファイルを選んでください。',
  'none.theirs': 'まだありません。担当の会社が入れると、ここに並びます。',
  add: '写真・ファイルを加える',
  remove: '{name}を外す',
  failed: '入れられませんでした。もう一度お試しください。',
} as const

export type Messages = Record<keyof typeof messages, string>
