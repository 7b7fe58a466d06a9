import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentDetail } from '../document-answers.ts'
import { isDraft } from '../document-answers.ts'
import { sentOf } from '../lines/line-edits.ts'
import type { HeadValues } from './head-fields.tsx'

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** What an author sets before the issue. */
export const draftFields = ({ fields }: DocumentKind): string[] => [
  'title',
  'currency',
  ...Object.keys(fields).filter((name) => !fields[name]!.after && !fields[name]!.derived),
]

/** What the reader may write now: a draft as its author, then what this side writes in this status. */
export function openFields(kind: DocumentKind, detail: DocumentDetail): string[] {
  if (isDraft(detail)) return detail.side === detail.author ? draftFields(kind) : []
  return Object.keys(kind.fields).filter((name) => isOpenAfter(kind.fields[name]!, detail))
}

/** The same of the lines. */
export function openLineFields(kind: DocumentKind, detail: DocumentDetail): string[] {
  const names = Object.keys(kind.lines)
  if (isDraft(detail))
    return detail.side === detail.author
      ? names.filter((name) => !kind.lines[name]!.after && !kind.lines[name]!.derived)
      : []
  return names.filter((name) => isOpenAfter(kind.lines[name]!, detail))
}

const isOpenAfter = ({ after }: DocumentKind['fields'][string], { side, status }: DocumentDetail) =>
  after !== undefined && after.by === side && after.in.includes(status)

/** What a form holds of a document; of one that is begun, what is usual. */
export function headValues(kind: DocumentKind, detail: DocumentDetail | null, names: readonly string[]): HeadValues {
  return Object.fromEntries(
    names.map((name) => {
      if (detail) return [name, textOf(detail[name])]
      const { presence, choices } = kind.fields[name] ?? {}
      return [name, name === 'currency' ? 'JPY' : presence === 'usual' ? (choices?.[0] ?? '') : '']
    }),
  )
}

/** What is sent of a form. */
export const headInput = (kind: DocumentKind, values: HeadValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, text]) => [name, kind.fields[name] ? sentOf(kind.fields[name], text) : text.trim()] as const)
      .filter(([, value]) => value !== undefined),
  )
