import type { MerchandisingVersion } from '@tsumugi/contract'

/** One line of the history: what was done, and for a field its value before and after in words. */
export interface HistoryLine {
  label: string
  before?: string
  after?: string
}

export interface HistoryWords {
  action(action: MerchandisingVersion['action']): string
  field(name: string): string
  value(field: string, value: unknown): string
}

/** A long text is told by its beginning. */
const longest = 60

/** Says what one version changed. A file says its name; a save says each field; the rest is one word. */
export function linesOf({ action, changes }: MerchandisingVersion, words: HistoryWords): HistoryLine[] {
  if (action.startsWith('file_')) return changes.map((change) => fileLine(words.action(action), change))
  if (action !== 'updated' || changes.length === 0) return [{ label: words.action(action) }]
  return changes.map(({ field, before, after }) => ({
    label: words.field(field),
    before: shortened(words.value(field, before)),
    after: shortened(words.value(field, after)),
  }))
}

/** The history names files, not their ids; one name that came, went or stayed is told once. */
function fileLine(label: string, { before, after }: { before: unknown; after: unknown }): HistoryLine {
  const [old, now] = [before, after].map((name) => (typeof name === 'string' ? shortened(name) : undefined))
  if (old === undefined || now === undefined || old === now) return { label, after: now ?? old }
  return { label, before: old, after: now }
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text
}
