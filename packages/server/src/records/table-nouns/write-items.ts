import { isDeepStrictEqual } from 'node:util'
import type { MasterField } from '@tsumugi/contract'
import { fibreTerms, type Locale } from '@tsumugi/domain'
import { fibreOf, readItems } from './read-items.ts'

/** Several in one cell, so that `readItems` finds the same again: in the plainest make that loses nothing, else as data. */
export function writeItems(schema: MasterField['schema'], items: readonly unknown[], locale: Locale): string {
  if (items.length === 0) return ''
  const text = items.map((item) => plainly(item as Item, locale)).join(', ')
  return isDeepStrictEqual(readItems(schema, text), items) ? text : JSON.stringify(items)
}

/** A part of any make that has one of its own in `readItems`. */
type Item = string | number | Partial<Record<string, string | null>>

function plainly(item: Item, locale: Locale): string {
  if (typeof item !== 'object') return String(item)
  const { fibre, percent, no, name, hex, minQuantity, unitPrice } = item
  if (fibre) return `${fibreWord(fibre, locale)} ${percent}%`
  if (minQuantity) return `${minQuantity}: ${unitPrice}`
  return [no, name, hex].filter(Boolean).join(' ')
}

/** A term that is of this fibre alone: 麻 is both linen and ramie. */
function fibreWord(fibre: string, locale: Locale): string {
  const terms = fibreTerms.find(({ key }) => key === fibre)?.terms
  const own = terms ? [terms[locale], terms['ja'], terms.en].flat() : []
  return own.find((term) => fibreOf(term) === fibre) ?? fibre
}
