import type { RowCause } from '../../records/table-nouns/table-noun.ts'
import type { ExtensionValue } from '@tsumugi/domain'
import type { UnitGiven } from '../stock-keeping-units/save-units.ts'
import type { ItemValues, PhaseValues, ResolvedRow } from './resolve-row.ts'

/** What a row put in the place of what was there, as it is needed to take the row back. */
export interface RowBefore {
  /** It made the style; else what the fields that it changed held. */
  readonly item?: 'made' | { readonly [Field in keyof ItemValues]: ItemValues[Field] | null }
  readonly phase?: { readonly id: number; readonly values: 'made' | { readonly [F in keyof PhaseValues]: unknown } }
  readonly unit?: { readonly id: number; readonly phaseId: number; readonly values: 'made' | UnitGiven }
  readonly extensions?: Readonly<Record<string, ExtensionValue>>
}

/** A row with what became of it, filled in as its style, its phase and its SKU are written. */
export interface RowAtWork {
  readonly resolved: ResolvedRow
  key: string
  changes: Record<string, { before: unknown; after: unknown }>
  before: { -readonly [Part in keyof RowBefore]: RowBefore[Part] }
}

export const begun = (resolved: ResolvedRow): RowAtWork => ({ resolved, key: '', changes: {}, before: {} })

const isMade = ({ item, phase, unit }: RowBefore) =>
  item === 'made' || phase?.values === 'made' || unit?.values === 'made'

export function outcomeOf({ before }: RowAtWork): 'create' | 'update' | 'same' {
  if (isMade(before)) return 'create'
  return Object.keys(before).length > 0 ? 'update' : 'same'
}

/** What the screen's own code calls a field, and what the table calls it. */
const columnOf: Readonly<Record<string, string>> = {
  brandId: 'brand',
  subBrandId: 'subBrand',
  supplierGroupId: 'supplier',
  colorId: 'color',
  sizeId: 'size',
  kind: 'phase',
  style_no: 'styleNo',
  split: 'quantity',
}

export const columnNamed = (field: string, isUnit = false): string =>
  isUnit && field === 'name' ? 'skuName' : (columnOf[field] ?? field)

/** Which row a cause is about, where its place names one, with the field as the table calls it. */
export function placed(cause: RowCause): { row: number | null; cause: RowCause } {
  const found = /^row\.(\d+)\.(.+)$/.exec(cause.field ?? '')
  const field = columnNamed(found?.[2] ?? cause.field?.split('.').at(-1) ?? '', found !== null)
  return { row: found ? Number(found[1]) : null, cause: { ...cause, field } }
}
