import type { Messages } from './ja.ts'

export const messages: Messages = { 'layout.skip': '跳到正文' }
