import { screenOf } from './screen-of.tsx'

/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  userGroupDefinedCategories: () =>
    import('./categories-screen/categories-screen.tsx').then((m) => ({ default: m.OwnCategoriesScreen })),
  brandDefinedCategories: () =>
    import('./categories-screen/categories-screen.tsx').then((m) => ({ default: m.BrandCategoriesScreen })),
  brands: () => screenOf(import('./definitions/brands.ts').then((m) => m.brands)),
  subBrands: () => import('./sub-brands-screen/sub-brands-screen.tsx').then((m) => ({ default: m.SubBrandsScreen })),
  colors: () => screenOf(import('./definitions/colors.ts').then((m) => m.colors)),
  sizes: () => screenOf(import('./definitions/sizes.ts').then((m) => m.sizes)),
  skuGroups: () => screenOf(import('./definitions/sku-groups.ts').then((m) => m.skuGroups)),
  fabrics: () => screenOf(import('./definitions/quality-labels/fabrics.ts').then((m) => m.fabrics)),
  partNames: () => screenOf(import('./definitions/quality-labels/part-names.ts').then((m) => m.partNames)),
  careInstructions: () =>
    screenOf(import('./definitions/quality-labels/care-instructions.ts').then((m) => m.careInstructions)),
  careAttentions: () =>
    screenOf(import('./definitions/quality-labels/care-attentions.ts').then((m) => m.careAttentions)),
  washTagSymbols: () =>
    import('./care-symbols-screen/care-symbols-screen.tsx').then((m) => ({ default: m.CareSymbolsScreen })),
  washTagSymbolSets: () =>
    screenOf(import('./definitions/quality-labels/wash-tag-symbol-sets.ts').then((m) => m.washTagSymbolSets)),
  contractFormats: () =>
    screenOf(import('./definitions/document-formats/contract-formats.ts').then((m) => m.contractFormats)),
  invoiceFormats: () =>
    screenOf(import('./definitions/document-formats/invoice-formats.ts').then((m) => m.invoiceFormats)),
  orderSheetFormats: () =>
    screenOf(import('./definitions/document-formats/order-sheet-formats.ts').then((m) => m.orderSheetFormats)),
  currencyConversions: () =>
    screenOf(import('./definitions/currency-conversions.ts').then((m) => m.currencyConversions)),
}

/** Every master that stands under no other, for what is the same for all: tables in and out. */
export const definitions = {
  brands: () => import('./definitions/brands.ts').then((m) => m.brands),
  colors: () => import('./definitions/colors.ts').then((m) => m.colors),
  sizes: () => import('./definitions/sizes.ts').then((m) => m.sizes),
  skuGroups: () => import('./definitions/sku-groups.ts').then((m) => m.skuGroups),
  fabrics: () => import('./definitions/quality-labels/fabrics.ts').then((m) => m.fabrics),
  partNames: () => import('./definitions/quality-labels/part-names.ts').then((m) => m.partNames),
  careInstructions: () => import('./definitions/quality-labels/care-instructions.ts').then((m) => m.careInstructions),
  careAttentions: () => import('./definitions/quality-labels/care-attentions.ts').then((m) => m.careAttentions),
  washTagSymbolSets: () =>
    import('./definitions/quality-labels/wash-tag-symbol-sets.ts').then((m) => m.washTagSymbolSets),
  contractFormats: () => import('./definitions/document-formats/contract-formats.ts').then((m) => m.contractFormats),
  invoiceFormats: () => import('./definitions/document-formats/invoice-formats.ts').then((m) => m.invoiceFormats),
  orderSheetFormats: () =>
    import('./definitions/document-formats/order-sheet-formats.ts').then((m) => m.orderSheetFormats),
  currencyConversions: () => import('./definitions/currency-conversions.ts').then((m) => m.currencyConversions),
}
