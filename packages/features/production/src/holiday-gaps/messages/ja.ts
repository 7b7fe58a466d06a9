/** What a plan says that does not know all holidays of a country. */
export const messages = {
  missing: '{country}の{year}年の祝日は未登録です。休みの曜日だけで組んでいます。',
  statutory: '{country}の{year}年は法定の祝日だけで組んでいます。公式の日程は未登録です。',
} as const

export type Messages = Record<keyof typeof messages, string>
