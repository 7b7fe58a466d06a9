export const messages = {
  lead: '一つのアカウントで、所属するすべての組織を使えます。',
  current: 'いまの組織',
  terms: '規約同意前',
  open: '設定を開く',
  switch: '切り替える',
} as const

export type Messages = Record<keyof typeof messages, string>
