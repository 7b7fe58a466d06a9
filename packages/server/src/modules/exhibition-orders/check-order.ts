import type { CustomerPart } from '@tsumugi/contract'
import { exhibitionPhase, isBusinessDate, minimumGaps, orderTotals, type OrderTotals } from '@tsumugi/domain'
import { Refusal, invalid, type Cause } from '../../http/refusal.ts'
import { plain, unitPriceOf } from '../exhibition-items/replies.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'
import type { NewLine, WantedSku } from './placing-queries.ts'

export interface WantedLine {
  skuId: number
  quantity: number
}

export function assertOpen(exhibition: ExhibitionRow, now = new Date()): void {
  const phase = exhibitionPhase({ opensAt: exhibition.opens_at, closesAt: exhibition.closes_at }, now)
  if (phase !== 'open')
    throw new Refusal(422, [{ code: phase === 'upcoming' ? 'exhibition_upcoming' : 'exhibition_closed' }])
}

/** The lines with today's prices. Each that wants more than is left is told what is (domain §3.16); `own` is what the order already holds. */
export function pricedLines(
  wanted: readonly WantedLine[],
  skus: ReadonlyMap<number, WantedSku>,
  own: ReadonlyMap<number, number>,
  exhibition: ExhibitionRow,
): NewLine[] {
  const causes = wanted.flatMap(({ skuId, quantity }, at): Cause[] => {
    const sku = skus.get(skuId)
    const field = `order.lines.${at}.quantity`
    if (!sku) return [{ code: 'not_found', field }]
    const meta = { skuId, itemId: sku.item_id, name: sku.name, colour: sku.colour, size: sku.size }
    const kept = own.get(skuId) ?? 0
    if (!sku.shown && quantity > kept) return [{ code: 'sku_gone', field, meta }]
    const left = sku.limit === null ? Infinity : sku.limit - sku.ordered + kept
    return quantity > left ? [{ code: 'sku_left', field, meta: { ...meta, left } }] : []
  })
  if (causes.length > 0) throw invalid(...causes)
  return wanted.map(({ skuId, quantity }) => {
    const sku = skus.get(skuId)!
    return {
      skuId,
      itemId: sku.item_id,
      quantity,
      listPrice: plain(sku.list_price),
      unitPrice: unitPriceOf(sku, exhibition),
    }
  })
}

/** The totals of an order that reaches the minimums; what is missing otherwise. */
export function assertMinimums(
  lines: readonly NewLine[],
  skus: ReadonlyMap<number, WantedSku>,
  exhibition: ExhibitionRow,
): OrderTotals {
  const totals = orderTotals(lines)
  const minimum = exhibition.min_quantity_per_style
  const gaps = minimumGaps(totals, { minAmount: exhibition.min_amount, minQuantityPerStyle: minimum })
  const nameOf = (itemId: number) => [...skus.values()].find((sku) => sku.item_id === itemId)?.name ?? ''
  const causes: Cause[] = gaps.styles.map(({ itemId, missing }) => ({
    code: 'style_minimum',
    field: 'order.lines',
    meta: { itemId, name: nameOf(itemId), minimum: minimum ?? 0, missing },
  }))
  if (gaps.amount !== null)
    causes.push({
      code: 'amount_minimum',
      field: 'order.lines',
      meta: { missing: `${plain(gaps.amount)} ${exhibition.currency}` },
    })
  if (causes.length > 0) throw invalid(...causes)
  return totals
}

/** What was filled in, by the keys the exhibition asks for; anything else is left out. */
export function checkedCustomer(
  parts: readonly CustomerPart[],
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const filled = parts.map((part) => [part, (given[part.key] ?? '').replaceAll('\0', '').trim()] as const)
  const causes = filled.flatMap(([part, value]): Cause[] => {
    const field = `order.customer.${part.key}`
    if (value === '' || (part.type === 'check' && value !== 'true'))
      return part.required ? [{ code: 'missing', field }] : []
    return fits(part, value) ? [] : [{ code: 'invalid_format', field }]
  })
  if (causes.length > 0) throw invalid(...causes)
  return Object.fromEntries(filled.filter(([, value]) => value !== '').map(([{ key }, value]) => [key, value]))
}

function fits({ type, options }: CustomerPart, value: string): boolean {
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
  if (type === 'tel') return /^[\d+() -]{6,25}$/.test(value.normalize('NFKC'))
  if (type === 'date') return isBusinessDate(value)
  return type === 'select' ? options.includes(value) : true
}

/** Who ordered, for lists: the first text that was asked for. */
export const customerNameOf = (parts: readonly CustomerPart[], customer: Readonly<Record<string, string>>): string =>
  customer[parts.find(({ type, key }) => type === 'text' && customer[key])?.key ?? ''] ?? ''

/** Where the mail goes. */
export const customerEmailOf = (
  parts: readonly CustomerPart[],
  customer: Readonly<Record<string, string>>,
): string | undefined => customer[parts.find(({ type }) => type === 'email')?.key ?? '']
