import { documentNouns } from '../documents/document-nouns.ts'

/** Every kind of master data, by the name of its table. */
export const masterKinds = [
  'brand',
  'sub_brand',
  'color',
  'size',
  'fabric',
  'part_name',
  'sku_group',
  'care_instruction',
  'care_attention',
  'wash_tag_symbol_set',
  'contract_format',
  'invoice_format',
  'order_sheet_format',
  'currency_conversion',
  'payment_term_definition',
  'raw_material',
  'catalogue_cloth',
] as const

/** Records that may carry fields of one's own: one word each, beside its row on the server; masters need none. */
export const extensionTargets = [
  'merchandising',
  'quality_labeling',
  'exhibition',
  'production',
  'supplier',
  ...documentNouns,
  ...masterKinds,
] as const
export type ExtensionTarget = (typeof extensionTargets)[number]

export const extensionFieldTypes = [
  'text',
  'number',
  'date',
  'select',
  'multi',
  'check',
  'user',
  'file',
  'formula',
] as const
export type ExtensionFieldType = (typeof extensionFieldTypes)[number]

/** What a field holds; null is empty. `user` and `file` hold ids. */
export type ExtensionValue = string | number | boolean | readonly string[] | null

/** What a definition says about the values of its fields. */
export interface ValueRule {
  readonly type: ExtensionFieldType
  readonly options: readonly string[]
  readonly required: boolean
}

export type ValueFault = 'missing' | 'wrong_type' | 'not_a_number' | 'not_a_date' | 'not_an_option' | 'computed'
