export const messages = {
  title: 'MDレポート',
  asOf: '時点',
  now: '現在',
  products: '商品',
  currency: '通貨',
  greatest: '上代計の大きい商品',
} as const

export type MessageKey = keyof typeof messages
