export const messages = {
  closing: '締めて請求書を作る',
  'closing.text': '検品に合格し、まだ請求していない納品です。締めごとに1通の下書きを作ります。',
  'closing.make': '下書きを作る',
  'closing.made': '請求書の下書きを作りました',
  'closing.period': '{start}〜{end}',
  'closing.deliveries': '納品 {count}件・{quantity}点',
  'closing.due': '期日 {due}',
  'closing.withTax': '税込',
  'closing.failed': '送れませんでした。もう一度お試しください。',
} as const

export type Messages = Record<keyof typeof messages, string>
