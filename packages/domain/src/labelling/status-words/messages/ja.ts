export const messages = {
  draft: '下書き',
  review: '確認待ち',
  approved: '承認済み',
  printed: '印刷済み',
  superseded: '旧版',
} as const

export type Messages = Record<keyof typeof messages, string>
