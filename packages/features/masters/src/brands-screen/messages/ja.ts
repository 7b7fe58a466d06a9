export const messages = {
  title: 'チームの担当',
  none: '担当のチームはまだありません。',
  noTeams: '先に組織の設定でチームを作ってください。',
  team: 'チーム',
  role: '役割',
  add: '担当を追加',
  remove: '{team} を外す',
  'role.md': 'MD',
  'role.production': '生産',
  'role.sales': '営業',
  'role.qc': '品質',
  'role.accounting': '経理',
  failed: '変更できませんでした。もう一度お試しください。',
  viewers: 'このブランドを見られる人',
  'viewers.text': '組織の全員が見られます。担当チームの人を先に並べています。',
  'viewers.change': '変更できます',
} as const

export type Messages = Record<keyof typeof messages, string>
