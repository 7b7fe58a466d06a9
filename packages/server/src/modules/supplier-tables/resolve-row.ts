import { supplierTable } from '@tsumugi/contract'
import { readRegistrationNumber, type RegistrationFault } from '@tsumugi/domain'
import { foldWord } from '@tsumugi/domain/conversion'
import type { Cause } from '../../http/refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import { validated } from '../../http/validation.ts'
import type { RowCause, RowValues } from '../../records/table-nouns/table-noun.ts'
import type { NewSupplier } from '../suppliers/public-face.ts'
import type { SupplierNames } from './supplier-name-queries.ts'

type Partner = Pick<NewSupplier, 'name' | 'kind' | 'country' | 'registrationNumber'>
export type RowTerms = Omit<NewSupplier, keyof Partner | 'email'>

/** What a row says of a supplier: which one it is, null where it is new, and on what terms. */
export interface ResolvedSupplier {
  readonly id: number | null
  readonly key: string
  readonly partner: Partner
  readonly terms: RowTerms
}

type Given = ReturnType<typeof givenIn>
/** Codes of countries and currencies may be written small. */
function givenIn(values: RowValues) {
  const given = validated(supplierTable.given, values)
  return { ...given, country: given.country?.toUpperCase(), currency: given.currency?.toUpperCase() }
}

/** @throws Refusal 422 with what is wrong with the row by itself, and names that name nothing */
export function resolved(names: SupplierNames, values: RowValues): ResolvedSupplier {
  const given = givenIn(values)
  const causes: RowCause[] = []
  const number = numberOf(given, causes)
  for (const [field, form] of [
    ['country', /^[A-Z]{2}$/],
    ['currency', /^[A-Z]{3}$/],
  ] as const)
    if (given[field] && !form.test(given[field])) causes.push({ code: 'invalid_format', field })
  const found = foundOf(names, given, number, causes)
  const terms = termsOf(names, given, causes)
  if (causes.length > 0) throw new Refusal(422, causes)
  const partner = defined({
    name: given.name,
    kind: given.kind ?? undefined,
    country: given.country,
    registrationNumber: number ?? undefined,
  })
  return {
    id: found?.id ?? null,
    key: found ? String(found.id) : `new ${number ?? foldWord(given.name)}`,
    partner,
    terms,
  }
}

function numberOf({ registrationNumber }: Given, causes: RowCause[]): string | null {
  if (!registrationNumber) return null
  const { value, fault } = readRegistrationNumber(registrationNumber)
  if (!fault) return value
  causes.push({ field: 'registrationNumber', ...wrongNumber(fault) })
  return null
}

const wrongNumber = (fault: RegistrationFault): Omit<Cause, 'field'> =>
  fault.code === 'format'
    ? { code: 'registration_format', meta: { digits: fault.digits } }
    : { code: 'check_digit', meta: { expected: fault.expected, found: fault.found } }

/** By its number, else by one's own code of it, where it must be called so as well, else by its name alone. */
function foundOf(names: SupplierNames, { name, partnerCode }: Given, number: string | null, causes: RowCause[]) {
  const numbered = number === null ? undefined : names.byNumber(number)
  if (numbered) return numbered
  const coded = partnerCode ? names.byCode(partnerCode) : undefined
  if (coded) {
    if (foldWord(coded.name) !== foldWord(name))
      causes.push({
        code: 'supplier_named_otherwise',
        field: 'name',
        meta: { code: partnerCode!, name: coded.name },
        suggestion: coded.name,
      })
    return coded
  }
  const named = names.named(name)
  if (named.length > 1)
    causes.push({ code: 'supplier_ambiguous', field: 'name', meta: { name, count: String(named.length) } })
  return named[0]
}

function termsOf(names: SupplierNames, given: Given, causes: RowCause[]): RowTerms {
  const { name: _n, kind: _k, country: _c, registrationNumber: _r, terms, currency, note, ...rest } = given
  const found = terms ? names.terms(terms) : null
  if (found && !('id' in found))
    causes.push({ code: 'cell_choice', field: 'terms', meta: { text: terms! }, suggestion: found.suggestion })
  return defined({
    ...rest,
    termsId: found && 'id' in found ? found.id : terms === undefined ? undefined : null,
    currency,
    note: note === null ? '' : note,
  })
}

/** An empty cell empties the field, and a column that is not there says nothing. */
const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
