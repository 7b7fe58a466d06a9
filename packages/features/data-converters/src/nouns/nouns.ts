import { definitions as terms } from '@tsumugi/billing'
import { definitions as fields } from '@tsumugi/extension-fields/definitions'
import { definitions as ofMasters } from '@tsumugi/masters'
import { definitions as ofMaterials } from '@tsumugi/materials'
import { masters, type MasterName } from '@tsumugi/contract'
import { admits, type SessionUser } from '@tsumugi/domain'
import type { NounKey } from '@tsumugi/i18n'
import type { Definition } from '@tsumugi/records'

/** Every noun of which tables come in and go out: all masters that stand under no other. */
export type ConverterNoun = Exclude<MasterName, 'subBrands'>

const loads: Readonly<Record<ConverterNoun, () => Promise<Definition>>> = {
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
  (Object.keys(loads) as ConverterNoun[]).filter((noun) => admits(user, masters[noun].writes))

const loaded = new Map<ConverterNoun, Promise<Definition>>()

/** The definition of a noun, for `use()`: the same promise each time. */
export function definitionOf(noun: ConverterNoun): Promise<Definition> {
  const known = loaded.get(noun) ?? loads[noun]()
  loaded.set(noun, known)
  return known
}
