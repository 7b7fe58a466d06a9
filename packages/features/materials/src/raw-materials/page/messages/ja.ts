export const messages = {
  files: 'ファイル',
  'files.lead': '試験成績書・認証書・写真など',
  'files.none': 'まだファイルがありません。',
  'files.drop': 'ファイルを追加',
  'files.note': 'ファイルの説明',
  'files.added': 'ファイルを追加しました',
  'files.remove': '{name}を外す',
  'files.remove.title': '{name}を外しますか。',
  'files.remove.text': 'この原材料から外れます。',
  'files.remove.do': '外す',
  'files.failed': '追加できませんでした。通信を確かめて、もう一度お試しください。',
  uses: '使っている原価表',
  'uses.none': 'まだどの原価表でも使っていません。',
  'uses.version': '第{version}版',
  'uses.perPiece': '{name} {quantity}{unit}／点',
} as const

export type Messages = Record<keyof typeof messages, string>
