export const messages = { 'layout.skip': '本文へ移動' } as const

export type Messages = Record<keyof typeof messages, string>
