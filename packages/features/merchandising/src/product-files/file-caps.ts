import type { FileRules } from '@tsumugi/ui'

/** What the server takes, told beforehand; it looks at the bytes and has the last word. */
export const fileCaps = {
  kinds: ['png', 'jpg', 'webp', 'gif', 'avif', 'pdf', 'xlsx', 'docx', 'pptx'],
} as const satisfies FileRules
