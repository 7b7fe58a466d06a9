export const messages = {
  lead: '同じグループの組織は、互いの会社情報を見られます。変更はできません。',
  name: 'グループ名',
  'name.missing': 'グループ名を入れてください。',
  members: '組織',
  count: '社数',
  add: 'グループを追加',
  none: 'スーパーグループはまだありません',
  dissolve: '解散',
  'dissolve.sure': '「{name}」を解散します。組織はそのままです。',
} as const

export type Messages = Record<keyof typeof messages, string>
