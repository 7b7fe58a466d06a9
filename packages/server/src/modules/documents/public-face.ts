// What letters about documents use of them: their moves, their paper, their talk and their words.
export { readingOf } from './approval-target.ts'
export { documentTalk } from './document-talk.ts'
export { exportPapers } from './exports/export-papers.ts'
export { kindWords } from './exports/kind-words.ts'
export { kindRules } from './kind-rules.ts'
