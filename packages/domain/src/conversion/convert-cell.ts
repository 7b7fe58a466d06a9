import { nearestName } from './nearest-name.ts'
import { readDay } from './read-day.ts'
import { readFigure } from './read-figure.ts'
import { foldWord, tidyText } from './tidy-text.ts'

/** What a column is to hold. */
export type CellKind =
  'text' | 'notes' | 'code' | 'integer' | 'decimal' | 'date' | 'flag' | 'choice' | 'list' | 'colour' | 'items'

export interface CellRules {
  readonly kind: CellKind
  /** Of `choice` and `list`: what may be written, folded, and the word it means. */
  readonly words?: ReadonlyMap<string, string>
}

/** What was done to a text that did not stand as it is kept. */
export type CellFix = 'width' | 'money' | 'date' | 'word' | 'formula'
export type CellFault = 'no_day' | 'no_figure' | 'no_choice'

export type ConvertedCell =
  | { readonly value: unknown; readonly fix: CellFix | null }
  | { readonly fault: CellFault; readonly suggestion: string | null }

const yes = /^(1|true|yes|y|on|○|〇|◯|✓|✔|はい|有|あり|是)$/
const no = /^(0|false|no|n|off|×|✕|-|いいえ|無|なし|否)$/

/** The text of a cell that is not empty as a value, or what is wrong with it and what it may have meant (domain §3.18). */
export function convertCell(text: string, rules: CellRules): ConvertedCell {
  const plain = text.normalize('NFKC').trim()
  switch (rules.kind) {
    case 'integer':
    case 'decimal':
      return figureOf(text, plain, rules.kind)
    case 'date':
      return dayOf(plain)
    case 'flag':
      if (yes.test(plain.toLowerCase())) return { value: true, fix: null }
      return no.test(plain.toLowerCase()) ? { value: false, fix: null } : { fault: 'no_choice', suggestion: null }
    case 'choice':
      return choiceOf(plain, rules.words)
    case 'list':
      return listOf(plain, rules.words)
    case 'colour':
      return { value: plain.startsWith('#') ? plain.toLowerCase() : `#${plain.toLowerCase()}`, fix: null }
    case 'code':
      return { value: plain, fix: plain === text.trim() ? null : 'width' }
    case 'notes':
      return { value: text.trim(), fix: null }
    default:
      return { value: tidyText(text), fix: tidyText(text) === text.trim() ? null : 'width' }
  }
}

function figureOf(text: string, plain: string, kind: 'integer' | 'decimal'): ConvertedCell {
  const figure = readFigure(text)
  if (figure === null) return { fault: 'no_figure', suggestion: null }
  const fix = plain.startsWith('=') ? 'formula' : plain !== text.trim() ? 'width' : plain === figure ? null : 'money'
  if (kind === 'decimal') return { value: figure, fix }
  return /^-?\d{1,15}(\.0+)?$/.test(figure)
    ? { value: Number(figure), fix }
    : { fault: 'no_figure', suggestion: /^-?\d{1,15}\./.test(figure) ? figure.split('.')[0]! : null }
}

function dayOf(plain: string): ConvertedCell {
  const read = readDay(plain)
  return 'day' in read ? { value: read.day, fix: read.day === plain ? null : 'date' } : read
}

function choiceOf(plain: string, words: CellRules['words']): ConvertedCell {
  const word = words?.get(foldWord(plain))
  if (word !== undefined) return { value: word, fix: word === plain ? null : 'word' }
  return { fault: 'no_choice', suggestion: words ? nearestName(plain, [...words.keys()]) : null }
}

function listOf(plain: string, words: CellRules['words']): ConvertedCell {
  const parts = plain.split(/[,、;|]/).map((each) => each.trim())
  const values = parts.filter(Boolean).map((each) => words?.get(foldWord(each)))
  if (values.includes(undefined)) return { fault: 'no_choice', suggestion: null }
  return { value: values, fix: null }
}
