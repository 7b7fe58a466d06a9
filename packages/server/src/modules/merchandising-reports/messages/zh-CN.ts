import type { MessageKey } from './ja.ts'

export const messages: Record<MessageKey, string> = {
  title: 'MD报告',
  asOf: '时点',
  now: '当前',
  products: '商品',
  currency: '货币',
  picture: '图片',
  code: '款号',
  name: '商品名',
  releaseOn: '投放日',
  listPrice: '零售价',
  greatest: '零售总额最大的商品',
}
