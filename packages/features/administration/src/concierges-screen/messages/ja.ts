export const messages = {
  person: '担当者',
  email: 'メールアドレス',
  'email.missing': 'メールアドレスを入れてください。',
  organisation: '会社',
  'organisation.missing': '会社を選んでください。',
  kind: '種別',
  terms: '規約同意',
  'terms.open': 'まだ',
  acts: '操作',
  search: '担当者・会社で探す',
  none: 'コンシェルジュはまだいません',
  add: '担当を追加',
  'add.submit': '追加する',
  'add.lead': 'この人は会社を切り替えて、その会社として操作できます。すべて監査に残ります。',
  added: '{name} さんを担当にしました',
  enter: 'この会社に入る',
  end: '担当を外す',
  'end.sure': '{name} さんは {organisation} に入れなくなります。',
  refused: 'この組織は利用規約に同意していないか、あなたはコンシェルジュではありません。',
} as const

export type Messages = Record<keyof typeof messages, string>
