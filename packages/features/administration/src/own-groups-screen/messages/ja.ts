export const messages = {
  title: '所属する会社',
  lead: '一つのアカウントで、所属するすべての会社を使えます。',
  current: 'いまの会社',
  terms: '規約同意前',
  open: '設定を開く',
  switch: '切り替える',
} as const

export type Messages = Record<keyof typeof messages, string>
