import { extensionPrefix, productionTable } from '@tsumugi/contract'
import type { ExtensionValue, PhaseKind } from '@tsumugi/domain'
import { Refusal } from '../../http/refusal.ts'
import { validated } from '../../http/validation.ts'
import type { Part, RowCause, RowValues } from '../../records/table-nouns/table-noun.ts'
import type { UnitGiven } from '../stock-keeping-units/save-units.ts'
import type { NameKind, Names } from '../productions/tables/name-queries.ts'

/** What a row says, with ids in the place of names; what it does not say is not there. */
export interface ResolvedRow {
  readonly row: number
  readonly brandId: number
  readonly styleNo: string
  readonly season?: string
  readonly item: ItemValues
  readonly phase: PhaseValues
  readonly unit: (UnitGiven & UnitPlace) | null
  readonly extensions: Readonly<Record<string, ExtensionValue>>
}

export interface ItemValues {
  readonly name?: string
  readonly subBrandId?: number
  readonly categories?: number[]
  readonly listPrice?: string
  readonly targetCost?: string
  readonly note?: string
}
export interface PhaseValues {
  readonly kind?: PhaseKind
  readonly supplierGroupId?: number
  readonly deliveryDue?: string
  readonly currency?: string
}
export interface UnitPlace {
  readonly colorId: number | null
  readonly sizeId: number | null
  readonly name: string | null
}

type Given = ReturnType<typeof said>

/** Without what an empty cell leaves unsaid. */
function said(values: RowValues) {
  const { extensions = {}, ...own } = values as { extensions?: Record<string, ExtensionValue> } & RowValues
  const isSaid = ([, value]: [string, unknown]) => value !== null && value !== undefined
  const row = Object.fromEntries(Object.entries(own).filter(isSaid)) as Partial<
    Record<keyof typeof productionTable.fields, string> & { categories: string[]; quantity: number }
  >
  return { ...row, extensions: Object.fromEntries(Object.entries(extensions).filter(isSaid)) }
}

const ofItem = ['name', 'subBrand', 'categories', 'listPrice', 'targetCost', 'note'] as const
const ofPhase = ['supplier', 'deliveryDue', 'currency'] as const

/** Which style a row is about, and what it says of it; what it says of a phase is told apart by that. */
export function partOf(names: Names, values: RowValues): Part | null {
  const row = said(values)
  const brand = row.brand === undefined ? null : names.find('brand', row.brand)
  if (!brand || !('id' in brand) || row.styleNo === undefined) return null
  const own = ofItem.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]] as const]))
  const phase = ofPhase.flatMap((field) =>
    row[field] === undefined ? [] : [[`${field}@${row.phase ?? ''}`, row[field]] as const],
  )
  const more = Object.entries(row.extensions).map(([key, value]) => [`${extensionPrefix}${key}`, value] as const)
  return {
    key: `${brand.id} ${row.season ?? ''} ${row.styleNo}`,
    said: Object.fromEntries([...own, ...phase, ...more]),
  }
}

/** @throws Refusal 422 with what is wrong with the row by itself, and names that name nothing */
export function resolved(names: Names, row: number, values: RowValues): ResolvedRow {
  const { extensions, ...own } = said(values)
  const given = validated(productionTable.given, own) as Given
  const causes: RowCause[] = []
  const named = (kind: NameKind, field: string, text: string | undefined, brandId?: number) => {
    if (text === undefined) return undefined
    const found = names.find(kind, text, brandId)
    if ('id' in found) return found.id
    causes.push({ code: 'cell_choice', field, meta: { text: text.slice(0, 100) }, suggestion: found.suggestion })
    return undefined
  }
  if (given.season !== undefined && !/^\d{2}(SS|AW)$/.test(given.season))
    causes.push({ code: 'invalid_format', field: 'season' })
  if (given.currency !== undefined && !/^[A-Z]{3}$/.test(given.currency))
    causes.push({ code: 'invalid_format', field: 'currency' })
  const brandId = named('brand', 'brand', given.brand)
  const categories =
    brandId === undefined ? undefined : given.categories?.map((text) => named('category', 'categories', text, brandId)!)
  const result = {
    row,
    brandId: brandId!,
    styleNo: given.styleNo!,
    ...defined({ season: given.season }),
    item: defined({
      ...pick(given, ['name', 'listPrice', 'targetCost', 'note']),
      subBrandId: brandId === undefined ? undefined : named('sub_brand', 'subBrand', given.subBrand, brandId),
      categories,
    }) as ItemValues,
    phase: defined({
      kind: given.phase,
      supplierGroupId: named('supplier', 'supplier', given.supplier),
      ...pick(given, ['deliveryDue', 'currency']),
    }) as PhaseValues,
    unit: unitOf(given, named('color', 'color', given.color), named('size', 'size', given.size), causes),
    extensions,
  }
  if (causes.length > 0) throw new Refusal(422, causes)
  return result
}

function unitOf(given: Given, colorId: number | undefined, sizeId: number | undefined, causes: RowCause[]) {
  const figures = defined(pick(given, ['jan', 'quantity', 'unitPrice'])) as UnitGiven
  if (given.color === undefined && given.size === undefined && given.skuName === undefined) {
    if (Object.keys(figures).length > 0) causes.push({ code: 'sku_empty', field: 'color' })
    return null
  }
  return { colorId: colorId ?? null, sizeId: sizeId ?? null, name: given.skuName ?? null, ...figures }
}

const pick = <Key extends keyof Given>(given: Given, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, given[key]])) as Pick<Given, Key>

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
