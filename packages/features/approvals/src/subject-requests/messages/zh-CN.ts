import type { Messages } from './ja.ts'

export const messages = { start: '发起申请', failed: '未能发起申请' } as const satisfies Messages
