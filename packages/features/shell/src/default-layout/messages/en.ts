import type { Messages } from './ja.ts'

export const messages: Messages = { 'layout.skip': 'Skip to content' }
