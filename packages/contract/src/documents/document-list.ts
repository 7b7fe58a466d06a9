import { goods } from './kinds/goods.ts'
import { documentSorts } from './document-schemas.ts'
import type { DocumentFields } from './document-row.ts'

/** What narrows a list of documents beside its direction, as its address and its kept views name it. */
export const documentFilters = [
  'status',
  'q',
  'partner',
  'from',
  'to',
  'least',
  'most',
  'turn',
  'assignee',
  'tag',
  'late',
  'brand',
  'season',
] as const
export type DocumentFilter = (typeof documentFilters)[number]

/** Whether lines of a kind are about goods of a style: what names no brand and season cannot be narrowed to them. */
export const hasStyleLines = ({ lines }: { readonly lines: DocumentFields }): boolean =>
  Object.keys(goods).every((field) => field in lines)

/** Columns that the lists of all kinds have, in their usual order, but for the fields of the kind. */
const columns = ['number', 'partner', 'issueDate', 'quantity', 'amount', 'status', 'progress', 'turn'] as const

/** Whatever a kept view of a list of documents may name: its columns, filters and orders. */
export const documentListKeys = ({ fields }: { readonly fields: DocumentFields }): readonly string[] => [
  ...new Set([
    ...columns,
    ...Object.keys(fields),
    ...documentFilters,
    ...documentSorts.filter((sort) => !sort.startsWith('-')),
  ]),
]
