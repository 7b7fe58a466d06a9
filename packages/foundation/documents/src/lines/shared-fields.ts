import { plainFields, type DocumentFields } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import type { LineRow } from './line-edits.ts'

/** Read straight after what is bought, whatever the order of the fields: nobody looks for a figure behind its tax. */
const figures = ['quantity', 'unitPrice']

/**
 * The fields that have a column, in the order they are read, and those that are the same on every line and are said
 * once. What may be written always has a column; what no line holds, or only nought of, has none where nobody may write it.
 */
export function sharedFields(fields: DocumentFields, rows: readonly LineRow[], open: ReadonlySet<string>) {
  const told = Object.keys(plainFields(fields)).filter(
    (name) => open.has(name) || rows.some(({ text }) => isTold(fields, name, text[name])),
  )
  const same = told.filter(
    (name) =>
      !open.has(name) &&
      ['choice', 'date'].includes(fields[name]!.kind) &&
      rows.every(({ text }) => text[name] === rows[0]!.text[name]),
  )
  const words = told.filter((name) => fields[name]!.kind !== 'choice' && fields[name]!.kind !== 'decimal')
  const apart = [...words, ...figures.filter((name) => told.includes(name)), ...told].filter(
    (name) => !same.includes(name),
  )
  return { apart: [...new Set(apart)], same }
}

/** A discount of nothing is no discount; that nothing arrived is told. */
function isTold(fields: DocumentFields, name: string, text: string | undefined): boolean {
  const { kind, presence, after } = fields[name]!
  if (!text) return false
  return !(kind === 'decimal' && presence === 'usual' && !after && compare(text, '0') === 0)
}
