import { gtinCheckDigit } from '../labelling/gtin.ts'

/** What may be wrong with a name that is to stand on a SKU. */
export type SkuNameFault = 'sku_name_listed_only'

/**
 * Whether a SKU may bear a name: any where names are typed freely (`allowsSkuNameFreeInput`), else one of those that the
 * SKU groups list (spec §5; domain §3.2). No name is always right.
 */
export function skuNameFault(
  name: string | null,
  mayTypeFreely: boolean,
  listed: ReadonlySet<string>,
): SkuNameFault | null {
  return name === null || mayTypeFreely || listed.has(name) ? null : 'sku_name_listed_only'
}

/** Why a JAN is none: not 13 digits, or another check digit than `digit` (GS1; domain §5 case 41). Null where it is right. */
export function janFault(jan: string): { code: 'jan_length' } | { code: 'jan_check_digit'; digit: number } | null {
  if (!/^\d{13}$/.test(jan)) return { code: 'jan_length' }
  const digit = gtinCheckDigit(jan.slice(0, -1))
  return digit === Number(jan.at(-1)) ? null : { code: 'jan_check_digit', digit }
}

/** What the parts of a SKU come to against the SKU: never more, and all of it once it is split (domain §3.4). */
export function subSkuFault(
  quantity: number,
  parts: readonly number[],
  isSplit: boolean,
): { code: 'sub_skus_exceed' | 'sub_skus_short'; total: number } | null {
  const total = parts.reduce((sum, each) => sum + each, 0)
  if (total > quantity) return { code: 'sub_skus_exceed', total }
  return isSplit && total < quantity ? { code: 'sub_skus_short', total } : null
}
