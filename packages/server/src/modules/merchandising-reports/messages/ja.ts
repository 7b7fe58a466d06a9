export const messages = {
  title: 'MDレポート',
  asOf: '時点',
  now: '現在',
  products: '商品',
  currency: '通貨',
  picture: '絵',
  code: '品番',
  name: '商品名',
  releaseOn: '投入日',
  listPrice: '上代',
  greatest: '上代計の大きい商品',
} as const

export type MessageKey = keyof typeof messages
