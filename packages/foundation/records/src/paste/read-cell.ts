import type { MasterField } from '@tsumugi/contract'
import { convertCell, foldWord } from '@tsumugi/domain/conversion'

/** Words of one choice, by how people write them. */
export type ChoiceWords = ReadonlyMap<string, string>

/** What each word of a choice may be written as: itself, or its name in any language. */
export function choiceWords(choices: readonly string[], namesOf: (word: string) => readonly string[]): ChoiceWords {
  return new Map(choices.flatMap((word) => [word, ...namesOf(word)].map((name) => [foldWord(name), word] as const)))
}

/**
 * A pasted cell as a value to send, converted as tables are: undefined where nothing stands, so that the record keeps what
 * it has. What cannot be read goes as it is, and the server says what is wrong with it.
 */
export function readCell(
  text: string,
  { kind, presence }: MasterField,
  words?: ChoiceWords,
  read?: (text: string) => unknown,
): unknown {
  if (text.trim() === '') return presence === 'maybe' ? null : undefined
  if (read) return read(text.trim()) ?? text
  const converted = convertCell(text, words ? { kind, words } : { kind })
  return 'value' in converted ? converted.value : text
}
