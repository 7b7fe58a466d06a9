import type { RouteNoun } from '@tsumugi/navigation'

/** Areas whose screens are still to come: their page says what will be there. The host's test holds the list. */
export const upcoming = [
  'resourcePlanSheets',
  'vendorMaterials',
  'vendorContractMaps',
  'vendorOrderFiles',
  'vendorPackingLists',
  'vendorMaterialConsumes',
  'vendorSettings',
  'materialBookmarks',
  'kpi',
] as const satisfies readonly RouteNoun[]

export type UpcomingNoun = (typeof upcoming)[number]
/** Things with a screen that works. */
export type ReadyNoun = Exclude<RouteNoun, UpcomingNoun>

export function isReady(noun: RouteNoun): noun is ReadyNoun {
  return !(upcoming as readonly RouteNoun[]).includes(noun)
}

const everywhere = [
  ['palette', 'Ctrl+K ⌘K'],
  ['cancel', 'Esc'],
] as const
const rows = [
  ['search', '/'],
  ['move', 'j k'],
  ['choose', 'x'],
  ['open', 'Enter e'],
] as const
const records = [...rows, ['add', 'n'], ['save', 'Ctrl+S'], ['keys', '?']] as const
const map = [
  ['search', '/'],
  ['arrows', '← ↑ ↓ →'],
  ['open', 'Enter'],
  ['lift', 'Space'],
  ['choose', 'x'],
  ['add', 'n'],
  ['undo', 'Ctrl+Z'],
  ['keys', '?'],
] as const
const cells = [
  ['arrows', '← ↑ ↓ →'],
  ['fill', 'Ctrl+D'],
  ['fillRight', 'Ctrl+R'],
] as const

type Keys = readonly (readonly [
  what: (typeof records | typeof map | typeof cells | typeof everywhere)[number][0],
  which: string,
])[]

const own: Partial<Record<ReadyNoun, Keys>> = {
  mdMap: map,
  mdBudgets: cells,
  phaseVariants: [['arrows', '← ↑ ↓ →']],
  exhibitionOrders: [['arrows', '← ↑ ↓ →']],
  ...Object.fromEntries(
    (
      [
        'brands',
        'subBrands',
        'colors',
        'sizes',
        'skuGroups',
        'fabrics',
        'partNames',
        'careInstructions',
        'careAttentions',
        'washTagSymbolSets',
        'contractFormats',
        'invoiceFormats',
        'orderSheetFormats',
        'currencyConversions',
        'paymentTerms',
        'extensionFields',
      ] as const satisfies readonly ReadyNoun[]
    ).map((noun) => [noun, records]),
  ),
  ...Object.fromEntries(
    (
      [
        'suppliers',
        'payables',
        'credits',
        'userGroups',
        'qualityLabelings',
        'exhibitions',
        'productions',
        'trades',
        'tradesBeta',
        'tradeRequests',
        'projects',
        'rawMaterials',
        'materials',
        'materialOrders',
        'shipments',
        'distributorSearch',
        'distributorCustomers',
        'productionSchedules',
      ] as const satisfies readonly ReadyNoun[]
    ).map((noun) => [noun, rows]),
  ),
}

/** The keys of a screen, those that work everywhere last. */
export const keysOf = (noun: ReadyNoun): Keys => [...(own[noun] ?? []), ...everywhere]
