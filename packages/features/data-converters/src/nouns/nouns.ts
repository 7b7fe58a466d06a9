import { definitions as terms } from '@tsumugi/billing'
import { definitions as fields } from '@tsumugi/extension-fields/definitions'
import { definitions as ofMasters } from '@tsumugi/masters'
import { definitions as ofMaterials } from '@tsumugi/materials'
import type { Endpoint, MasterFields, MasterName } from '@tsumugi/contract'
import { masters, productionTable, supplierTable } from '@tsumugi/contract'
import { admits, type Guard, type SessionUser } from '@tsumugi/domain'
import type { Locale, NounKey } from '@tsumugi/i18n'
import type { RecordText } from '@tsumugi/records'

/** What the converter needs of a noun in the browser: its fields, what they are called, and how it is written out. */
export interface TableDefinition {
  readonly master: {
    readonly name: string
    readonly fields: MasterFields
    readonly key: string
    readonly keyWith?: readonly string[]
    readonly endpoints: { readonly export?: Endpoint }
  }
  /** `field.<name>` and `choice.<field>.<word>`. */
  readonly texts: { load(locale: Locale): Promise<RecordText> }
}

/** Nouns that are no masters, by what their tables need. */
const tables = { productions: productionTable, suppliers: supplierTable } as const satisfies Record<
  string,
  { writes: Guard }
>

/** Every noun of which tables come in and go out: all masters that stand under no other, and those that say how. */
export type ConverterNoun = Exclude<MasterName, 'subBrands'> | keyof typeof tables

const loads: Readonly<Record<ConverterNoun, () => Promise<TableDefinition>>> = {
  productions: () => import('@tsumugi/production/table').then((m) => m.productionTableOf),
  suppliers: () => import('@tsumugi/administration/table').then((m) => m.supplierTableOf),
  ...ofMasters,
  ...ofMaterials,
  ...terms,
  ...fields,
}

export const isNoun = (name: string): name is ConverterNoun => name in loads

/** What its records are called together: a noun of the product, under its own name where that is another. */
export const nounKey = (noun: ConverterNoun): NounKey =>
  `noun.${({ paymentTermDefinitions: 'paymentTerms', extensionFieldDefinitions: 'extensionFields' } as const)[noun as string] ?? noun}` as NounKey

/** Those whose records this person may write. */
export const nounsFor = (user: SessionUser | null): ConverterNoun[] =>
  (Object.keys(loads) as ConverterNoun[]).filter((noun) => admits(user, writesOf(noun)))

const writesOf = (noun: ConverterNoun): Guard => ({ ...masters, ...tables })[noun].writes

const loaded = new Map<ConverterNoun, Promise<TableDefinition>>()

/** The definition of a noun, for `use()`: the same promise each time. */
export function definitionOf(noun: ConverterNoun): Promise<TableDefinition> {
  const known = loaded.get(noun) ?? loads[noun]()
  loaded.set(noun, known)
  return known
}
