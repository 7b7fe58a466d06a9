import { type Master, type MasterField } from '@tsumugi/contract'
import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll } from 'vitest'

export let server: TestServer
const keys = ['brand', 'brandMember', 'otherBrand', 'supplierMember', 'distributor', 'distributorMember'] as const
export const callers = {} as Record<(typeof keys)[number], Caller>

/** Called once by each file of tests: where files share their modules, this one is read for the first of them only. */
export function openMastersScene(): void {
  beforeAll(async () => {
    server = await startTestServer()
    for (const key of keys) callers[key] = await server.as(key)
  })
  afterAll(() => server.stop())
}

export type Sample = Record<string, unknown>
/** Values that a rule over several fields needs, by the name of the master. */
export const particular: Record<string, Sample> = {
  washTagSymbolSets: { edition: '2024', codes: [140, 220] },
  currencyConversions: { fromCurrency: 'GBP', toCurrency: 'JPY' },
  skuGroups: { items: [{ name: '通常', code: 'N' }] },
  brands: { seasonStartMonths: [2, 8] },
  paymentTermDefinitions: { closingDay: 31, monthOffset: 1, payDay: 31, netDays: null },
  extensionFieldDefinitions: { formula: null },
  rawMaterials: { composition: [{ fibre: 'cotton', percent: '100' }] },
  catalogueCloths: {
    composition: [{ fibre: 'cotton', percent: '100' }],
    colors: [{ no: '01', name: '藍', hex: '#2f4a7a' }],
    tiers: [{ minQuantity: '0', unitPrice: '1280' }],
    cutFee: '500',
    swatchFee: '150',
  },
}

/** Kept by distributors alone, of whom the demo has one: to everybody else they are of another kind. */
export const ofDistributors = new Set(['catalogueCloths'])
/** Who keeps the records of a master; called inside a test. */
export const keeperOf = (name: string): Caller => callers[ofDistributors.has(name) ? 'distributor' : 'brand']
/** Somebody else of the same organisation. */
export const colleagueOf = (name: string): Caller =>
  callers[ofDistributors.has(name) ? 'distributorMember' : 'brandMember']

/** Kept by every kind of organisation and read by all its members; power users write. */
export const ofEveryKind = new Set(['paymentTermDefinitions', 'extensionFieldDefinitions'])

export function sampleOf({ kind, choices, presence }: MasterField, number: number): unknown {
  const byKind: Partial<Record<MasterField['kind'], unknown>> = {
    text: `試し${number}`,
    notes: '備考',
    code: `T${number}`,
    integer: 7,
    decimal: '12.5',
    date: `2031-01-${10 + number}`,
    flag: false,
    choice: choices?.[0],
    list: choices?.slice(0, 2),
    colour: '#a1b2c3',
  }
  return presence === 'needed' || number % 2 === 0 ? byKind[kind] : byKind[kind] && null
}

/** A record that fits: even numbers with every field, odd ones with the needed fields alone. */
export const recordOf = (name: string, { fields }: Master, number: number): Sample => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, { presence, kind }]) => kind !== 'items' && (presence === 'needed' || number % 2 === 0))
      .map(([field, each]) => [field, sampleOf(each, number)]),
  ),
  ...particular[name],
})
