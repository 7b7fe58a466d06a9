import type { RouteName } from '@tsumugi/navigation'

/** Lists of master data, and the route of a record of each: one screen, on which the record stands beside the list. */
export const masterRoutes = {
  userGroupDefinedCategories: 'userGroupDefinedCategory',
  brandDefinedCategories: 'brandDefinedCategory',
  brands: 'brand',
  subBrands: 'subBrand',
  colors: 'color',
  sizes: 'size',
  skuGroups: 'skuGroup',
  fabrics: 'fabric',
  partNames: 'partName',
  careInstructions: 'careInstruction',
  careAttentions: 'careAttention',
  washTagSymbols: 'washTagSymbol',
  washTagSymbolSets: 'washTagSymbolSet',
  contractFormats: 'contractFormat',
  invoiceFormats: 'invoiceFormat',
  orderSheetFormats: 'orderSheetFormat',
  currencyConversions: 'currencyConversion',
} as const satisfies Partial<Record<RouteName, RouteName>>

export type MasterList = keyof typeof masterRoutes
export type MasterRoute = MasterList | (typeof masterRoutes)[MasterList]
export const masterPairs = Object.entries(masterRoutes) as [MasterList, MasterRoute][]
