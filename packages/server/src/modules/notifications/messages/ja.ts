export const messages = {
  'title.approval_asked': '承認の依頼:{title}({by})',
  'title.approval_late': '承認の期限を過ぎました:{title}',
  'title.approval_escalated': '期限を過ぎたため承認をお願いします:{title}',
  'title.approval_approved': '承認されました:{title}({by})',
  'title.approval_rejected': '却下されました:{title}({by})',
  'title.approval_returned': '差し戻されました:{title}({by})',
  'title.approval_withdrawn': '申請が取り下げられました:{title}({by})',
  'title.approval_cancelled': '内容が変わったため承認を取り消しました:{title}({by})',
  'title.workflow_draft': '申請の入力を待っています:{title}',
  'title.mark_opened': '{partner}さんが「{content}」を変更しました。確認してください:{title}',
  'title.mark_objected': '変更に異議があります:{title}「{content}」({partner})',
  'title.mark_resolved': '異議への回答があります:{title}「{content}」({partner})',
  'title.message_received': '新しいメッセージ:{title}({from})',
  'title.message_mentioned': 'あなた宛てのメッセージ:{title}({from})',
  'title.matching_applied': '募集に応募がありました:{title}',
  'title.matching_moved': '応募の状況が変わりました:{title}',
  'title.matching_commented': '応募にコメントがあります:{title}',
  'title.matching_asked': '募集に質問が届きました:{title}',
  'title.matching_answered': '募集の質問に答えが付きました:{title}',
  'title.matching_deadline': '応募の締切が近づいています({day}):{title}',
  'title.matching_found': '検索「{search}」に合う募集が出ました:{title}',
  'title.matching_invited': '募集に招待されました:{title}',
  'word.comment': '「{comment}」',
  'word.system': '自動処理',
  'word.digest': '{count}件のお知らせがあります',
  'word.greeting': '{name} さん',
  'word.open': '開く',
  'word.footer': 'このメールは {product} CLOUD の通知です。',
} as const

type Key = keyof typeof messages
export type NotificationEvent = Key extends infer K ? (K extends `title.${infer Event}` ? Event : never) : never
export type NotificationMessages = Record<Key, string>
