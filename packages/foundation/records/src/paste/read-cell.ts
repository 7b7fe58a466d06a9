import type { MasterField } from '@tsumugi/contract'

/** Words of one choice, by how people write them. */
export type ChoiceWords = ReadonlyMap<string, string>

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const yes = /^(1|true|yes|y|on|○|〇|◯|✓|はい|有|あり|是)$/

/** What each word of a choice may be written as: itself, or its name in any language. */
export function choiceWords(choices: readonly string[], namesOf: (word: string) => readonly string[]): ChoiceWords {
  return new Map(choices.flatMap((word) => [word, ...namesOf(word)].map((name) => [fold(name), word] as const)))
}

/**
 * A pasted cell as a value to send: undefined where nothing stands, so that the record keeps what it has. What cannot
 * be read goes as it is, and the server says what is wrong with it.
 */
export function readCell(
  text: string,
  { kind, presence }: MasterField,
  words?: ChoiceWords,
  read?: (text: string) => unknown,
): unknown {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return presence === 'maybe' ? null : undefined
  if (read) return read(text.trim()) ?? text
  switch (kind) {
    case 'integer':
      return /^-?[\d,]+$/.test(plain) ? Number(plain.replaceAll(',', '')) : text
    case 'decimal':
      return plain.replaceAll(',', '')
    case 'date':
      return readDay(plain)
    case 'flag':
      return yes.test(fold(plain))
    case 'choice':
      return words?.get(fold(plain)) ?? plain
    case 'list':
      return plain
        .split(/[,、;|]/)
        .map((word) => words?.get(fold(word)) ?? word.trim())
        .filter(Boolean)
    case 'colour':
      return plain.startsWith('#') ? plain.toLowerCase() : `#${plain.toLowerCase()}`
    case 'code':
      return plain
    default:
      return text.trim()
  }
}

/** 2027/3/1, 2027年3月1日 and 20270301 are all 2027-03-01. */
function readDay(text: string): string {
  const parts = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(text)
  return parts ? [parts[1], parts[2]!.padStart(2, '0'), parts[3]!.padStart(2, '0')].join('-') : text
}
