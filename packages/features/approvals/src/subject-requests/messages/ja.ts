export const messages = { start: '申請する', failed: '申請を始められませんでした' } as const

export type Messages = Record<keyof typeof messages, string>
