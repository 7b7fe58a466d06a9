export const messages = { title: 'Sample noun', empty: 'まだ何もありません。' } as const

export type Messages = Record<keyof typeof messages, string>
