import type { StatusLook } from '@tsumugi/ui'
import { partnerOf, type DocumentHead } from '../../document-answers.ts'
import type { DocumentWords } from '../../words/document-words.ts'
import type { DocumentView } from './use-document-place.ts'

/** As the status itself is written. */
const hues: Partial<Readonly<Record<StatusLook, string>>> = {
  going: 'var(--tsumugi-indigo)',
  waiting: 'var(--tsumugi-gold)',
  late: 'var(--tsumugi-madder)',
  done: 'var(--tsumugi-bamboo)',
}
/** From so many days of waiting on, a row is marked. */
const waits = [
  [14, 'var(--tsumugi-madder)'],
  [7, 'var(--tsumugi-gold)'],
] as const
const dayLength = 86_400_000

/** The colour at the edge of a row: its status, or how long it has waited for whoever must act. */
export function rowMarkOf(color: DocumentView['color'], words: DocumentWords, now: number) {
  if (!color) return undefined
  if (color === 'status') return ({ status }: DocumentHead) => hues[words.look(status)]
  return ({ turn, updatedAt }: DocumentHead) => {
    const days = (now - Date.parse(updatedAt)) / dayLength
    return turn.length === 0 ? undefined : waits.find(([least]) => days >= least)?.[1]
  }
}

/** What rows stand under, by what they are grouped by. */
export const groupNameOf = (group: NonNullable<DocumentView['group']>, words: DocumentWords) => (row: DocumentHead) =>
  group === 'status' ? words.status(row.status) : group === 'partner' ? partnerOf(row)?.name : row.currency
