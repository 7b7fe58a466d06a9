/** JIS L 0001:2014 (41 symbols) and JIS L 0001:2024 = ISO 3758:2023 (43 symbols, in force 2024-08-20; domain §3.3). */
export const careEditions = ['2014', '2024'] as const
export type CareEdition = (typeof careEditions)[number]

/** New labels take the edition in force; 2014 is for goods and copies from before. */
export const currentCareEdition = '2024' satisfies CareEdition

/** The seven kinds of treatment in printed order. A code's first digit is the place in this list, counted from 1. */
export const careCategories = ['wash', 'bleach', 'tumble', 'natural', 'iron', 'dry', 'wet'] as const
export type CareCategory = (typeof careCategories)[number]

/** What a symbol tells, in every language a label is printed in. */
export interface CareMeaning {
  ja: string
  en: string
  'zh-CN': string
}

export interface CareSymbolRow {
  /** The number the standard gives the symbol; its first digit is the category. */
  code: number
  /** The editions in which the code has this meaning; one code may stand in two rows, once per meaning. */
  editions: readonly CareEdition[]
  category: CareCategory
  /** Upper limit in °C of the liquor, the exhaust air or the sole plate; null where the symbol sets none. */
  celsius: number | null
  /** Lines under the symbol: 0 normal, 1 mild, 2 very mild. */
  bars: 0 | 1 | 2
  meaning: CareMeaning
}
