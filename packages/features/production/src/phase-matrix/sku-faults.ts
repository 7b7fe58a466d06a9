import type { PhaseMatrix } from '@tsumugi/contract'
import { janFault, readQuantity, subSkuFault } from '@tsumugi/domain'
import { cellKey, columnKey, placeOf, rowKey, type SkuTexts } from './sku-cells.ts'

/** What a cell is told when it cannot be saved as it stands. */
export type SkuFault =
  | { readonly code: 'unread' | 'jan_length' }
  | { readonly code: 'jan_check_digit'; readonly digit: number }
  | { readonly code: 'jan_twice'; readonly other: string }
  | { readonly code: 'sub_skus_exceed' | 'sub_skus_short'; readonly total: number; readonly quantity: number }

/** Why cells cannot be saved, by their key: text that is no number, JANs that are none or stand twice, parts that do not fit. */
export function skuFaults(
  values: SkuTexts,
  { units, subSkus }: Pick<PhaseMatrix, 'units' | 'subSkus'>,
): Record<string, SkuFault> {
  const jans = Object.entries(values).filter(([key, text]) => placeOf(key).figure === 'jan' && text.trim() !== '')
  const faults: Record<string, SkuFault> = {}
  for (const [key, text] of Object.entries(values)) {
    const { figure } = placeOf(key)
    const digits = figure === 'quantity' ? 0 : figure === 'unitPrice' ? 4 : null
    if (digits !== null && readQuantity(text, digits) === null) faults[key] = { code: 'unread' }
  }
  for (const [key, text] of jans) {
    const other = jans.find(([each, same]) => each !== key && same.trim() === text.trim())
    const fault = janFault(text.trim())
    if (fault) faults[key] = fault
    else if (other) faults[key] = { code: 'jan_twice', other: other[0] }
  }
  for (const unit of units) {
    const [row, column] = [rowKey(unit), columnKey(unit.sizeId)]
    const key = cellKey('quantity', row, column)
    const quantity = Number(values[key] || '0')
    const parts = subSkus.flatMap((part) => (part.stockKeepingUnitId === unit.id ? [part.quantity] : []))
    const fault = faults[key] ? null : subSkuFault(quantity, parts, values[cellKey('split', row, column)] === '1')
    if (fault) faults[key] = { ...fault, quantity }
  }
  return faults
}
