export const messages = {
  ghost: '前年 {quantity}点 {retail}',
  title: '前年の同じ分類と期間: {count}型、{quantity}点、上代計{retail}',
} as const
export type Messages = Record<keyof typeof messages, string>
