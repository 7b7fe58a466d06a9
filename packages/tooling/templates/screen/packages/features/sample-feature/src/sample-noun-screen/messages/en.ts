import type { Messages } from './ja.ts'

export const messages: Messages = { title: 'Sample noun', empty: 'Nothing here yet.' }
