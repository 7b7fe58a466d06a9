export const messages = {
  title: '素材を比べる',
  compare: '比べる',
  oneMore: 'もう一点選ぶと比べられます',
  close: '閉じる',
  gone: '見られなくなった素材があります',
  best: '最良',
  price: '単価',
  lastStep: '最も安い単価',
  composition: '組成',
  width: '幅',
  weight: '目付',
  free: 'この色の残り',
  lead: '納期',
  days: '{count} 日',
  least: '最小注文',
  finish: '仕上げ',
  origin: '産地',
  certificates: '認証',
  colors: '色数',
  distributor: '販売元',
} as const

export type Messages = Record<keyof typeof messages, string>
