import type { NamedRecord } from '../record-source.ts'

/** Names looked through before the page gets its turn again. */
const chunk = 4000
/** More than these nobody reads; typing on narrows them. */
const most = 300

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Looks through a full list (spec §9: 99,999) in pieces, so that typing and drawing go on meanwhile. */
export async function searchNames(
  names: readonly NamedRecord[],
  typed: string,
  signal?: AbortSignal,
): Promise<NamedRecord[]> {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found: NamedRecord[] = []
  for (let from = 0; from < names.length && found.length < most; from += chunk) {
    if (from > 0) await new Promise((resume) => setTimeout(resume))
    signal?.throwIfAborted()
    for (const record of names.slice(from, from + chunk)) {
      const text = fold(`${record.name} ${record.code ?? ''}`)
      if (words.every((word) => text.includes(word))) found.push(record)
    }
  }
  return found.slice(0, most)
}
