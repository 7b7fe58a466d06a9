export const messages = {
  new: '今の表示を保存',
  name: '名前',
  share: '見える人',
  me: '自分だけ',
  team: 'チーム',
  teamId: 'チーム',
  group: '組織の全員',
  default: 'この一覧を開いたときに使う',
  replace: '今の列・絞り込み・並びに置き換える',
  columns: '列',
  filters: '絞り込み',
  sort: '並び',
  save: '保存する',
  saved: '{name} を保存しました',
  'needed.name': '名前がありません。一覧で分かる名前を付けてください。',
  'needed.team': 'チームがありません。共有するチームを選んでください。',
  noTeams: 'チームがまだありません。組織の「メンバー」で作れます。',
} as const

export type Messages = Record<keyof typeof messages, string>
