/** What a field may hold, and the attributes beside its text by the name the model gives them. */
export const valueTypes = {
  text: {},
  code: {},
  reference: {},
  date: {},
  time: {},
  indicator: {},
  number: {},
  identifier: { scheme: 'schemeID' },
  classification: { list: 'listID', version: 'listVersionID' },
  means: { name: 'name' },
  amount: { currency: 'currencyID' },
  quantity: { unit: 'unitCode' },
  file: { mediaType: 'mimeCode', filename: 'filename' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type ValueType = keyof typeof valueTypes

/** Text; with what stands beside it where the type has attributes. Amounts and quantities are decimal text. */
export type ValueOf<Type extends ValueType> = keyof (typeof valueTypes)[Type] extends never
  ? string
  : { readonly value: string } & { readonly [Key in keyof (typeof valueTypes)[Type]]?: string }

export type Identifier = ValueOf<'identifier'>
export type Amount = ValueOf<'amount'>
export type Quantity = ValueOf<'quantity'>
