export const messages = {
  title: 'スーパーグループ',
  lead: '同じグループの会社は、互いの会社情報を見られます。変更はできません。',
  name: 'グループ名',
  'name.missing': 'グループ名を入れてください。',
  members: '会社',
  count: '社数',
  add: 'グループを追加',
  none: 'スーパーグループはまだありません',
  dissolve: '解散',
  'dissolve.sure': '「{name}」を解散します。会社はそのままです。',
} as const

export type Messages = Record<keyof typeof messages, string>
