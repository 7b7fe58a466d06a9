import type { DocumentKind } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { screenWords } from '../../../records/documents/screen-words.ts'

/** What one kind of document is called in a language wherever the server writes it: in spreadsheets and on paper. */
export interface KindWords {
  /** The word for one of them. */
  readonly one: string
  /** A part that every kind has: `number`, `partner`, `amount` … */
  part(name: string): string
  status(status: string): string
  /** A field of the head or of a line. */
  field(name: string): string
  /** A choice by its word in the language, any other value as text; '' for nothing. */
  value(field: string, value: unknown): string
}

export function kindWords({ noun, fields, lines }: DocumentKind, locale: Locale): KindWords {
  const say = (key: string): string | undefined => screenWords[key]?.[locale]
  return {
    one: say(`kind.${noun}`) ?? noun,
    part: (name) => say(name) ?? name,
    status: (status) => say(`status.${noun}.${status}`) ?? status,
    field: (name) => say(`field.${noun}.${name}`) ?? say(`field.${name}`) ?? name,
    value(field, value) {
      const text = value === null || value === undefined ? '' : String(value)
      const isChoice = (fields[field] ?? lines[field])?.kind === 'choice'
      return (isChoice && say(`choice.${field}.${text}`)) || text
    },
  }
}
