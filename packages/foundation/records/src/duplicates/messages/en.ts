import type { Messages } from './ja.ts'

export const messages = {
  title: 'Find duplicates',
  why: 'These differ only in width, case, spaces or kana. Choose the one to keep: whatever uses the others will use it instead.',
  none: 'No duplicates were found',
  keep: 'Keep “{name}”',
  uses: 'used {count}',
  merge: 'Make it one',
  merged: 'Merged into {name}',
  failed: 'They could not be merged. Try again.',
} as const satisfies Messages
