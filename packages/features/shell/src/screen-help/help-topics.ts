import type { RouteNoun } from '@tsumugi/navigation'

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

const own: Partial<Record<RouteNoun, Keys>> = {
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
      ] as const satisfies readonly RouteNoun[]
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
        'resourcePlanSheets',
        'rawMaterials',
        'materials',
        'materialOrders',
        'shipments',
        'catalogueCloths',
        'distributorSearch',
        'distributorCustomers',
        'vendorMaterials',
        'vendorContractMaps',
        'vendorPackingLists',
        'productionSchedules',
      ] as const satisfies readonly RouteNoun[]
    ).map((noun) => [noun, rows]),
  ),
}

/** The keys of a screen, those that work everywhere last. */
export const keysOf = (noun: RouteNoun): Keys => [...(own[noun] ?? []), ...everywhere]
