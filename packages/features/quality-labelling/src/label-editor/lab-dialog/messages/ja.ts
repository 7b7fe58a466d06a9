export const messages = {
  title: '試験成績',
  why: '検査機関の混用率を入れると、表示との差が法定の許容範囲に入るかを確かめます。',
  laboratory: '検査機関',
  reportNo: '成績書番号',
  testedOn: '試験日',
  labelled: '表示 {percent}',
  measured: '試験値',
  difference: '差 {difference}',
  within: '許容範囲内',
  beyond: '許容範囲外',
  whole: '全体',
  save: '保存する',
  remove: '成績を消す',
  file: '試験成績書',
  'file.remove': '成績書を外す',
  'file.failed': '成績書を受け取れませんでした',
  saved: '試験成績を保存しました',
  removed: '試験成績を消しました',
} as const

export type Messages = Record<keyof typeof messages, string>
