import { careCategories, type CareCategory, type CareEdition, type CareSymbolRow } from './care-edition.ts'
import { careSymbolRows } from './care-symbols.ts'

/** The symbols of one edition, as the standard lists them: 41 in 2014, 43 in 2024. */
export function careSymbolsOf(edition: CareEdition): readonly CareSymbolRow[] {
  return careSymbolRows.filter((row) => row.editions.includes(edition))
}

/** One symbol in the words of its edition, or null where the edition has no such code. */
export function findCareSymbol(code: number, edition: CareEdition): CareSymbolRow | null {
  return careSymbolRows.find((row) => row.code === code && row.editions.includes(edition)) ?? null
}

/** The category a code belongs to by its first digit, or null where no category has that digit. */
export function careCategoryOf(code: number): CareCategory | null {
  return code >= 100 && code <= 799 ? (careCategories[Math.floor(code / 100) - 1] ?? null) : null
}

/** Printed order: wash, bleach, tumble, natural, iron, dry, wet. Codes of one category keep theirs. */
export function inPrintedOrder(codes: readonly number[]): number[] {
  return codes.toSorted((one, other) => Math.floor(one / 100) - Math.floor(other / 100))
}
