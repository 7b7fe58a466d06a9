import type { AdjustmentDraft, EInvoiceDraft, LineDraft } from '../making/draft.ts'
import { fullDraft } from './full-invoice.fixture.ts'

/** A repeatable source of chance (mulberry32): a number from 0 to below 1. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words = [
  'ニット',
  '生地 & 附属',
  '<裏地>',
  '"釦"',
  '※焼菓子',
  "d'été",
  '𠮷田織物',
  'a\nb',
  'ｶ)ｺｳ',
  ']]>',
  '&amp;',
]
const unitsUsed = ['H87', 'PR', 'DZN', 'MTR', 'KGM', 'XRO', 'C62']
const categories = ['S', 'AA', 'E', 'G', 'O'] as const
const roundings = ['down', 'half_up', 'up'] as const

/** A draft as people might fill it, the same for the same seed: any mixture of optional parts, currencies and rates. */
export function randomDraft(seed: number): EInvoiceDraft {
  const next = chance(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <One>(list: readonly One[]): One => list[below(list.length)] as One
  const maybe = <One>(value: One): One | undefined => (next() < 0.5 ? value : undefined)
  const decimal = (whole: number, places: number) =>
    places === 0 ? String(below(whole)) : `${below(whole)}.${String(below(10 ** places)).padStart(places, '0')}`
  const currency = next() < 0.7 ? 'JPY' : pick(['USD', 'EUR', 'KRW'])
  const cents = ['JPY', 'KRW'].includes(currency) ? 0 : 2
  const adjustment = (): AdjustmentDraft => {
    const kind = pick(['allowance', 'charge'] as const)
    return {
      kind,
      amount: decimal(500, cents),
      reasonCode: kind === 'charge' ? 'FC' : '95',
      reason: maybe(pick(words)),
      category: pick(categories),
    }
  }
  const line = (): LineDraft => ({
    ...pick(fullDraft.lines),
    name: pick(words),
    note: maybe(pick(words)),
    quantity: `${next() < 0.2 ? '-' : ''}${decimal(2000, below(4))}`,
    unit: pick(unitsUsed),
    price: decimal(9000, below(5)),
    baseQuantity: maybe(pick(['10', '12', '100'])),
    category: pick(categories),
    adjustments: maybe([adjustment(), adjustment()]),
  })
  const draft: EInvoiceDraft = {
    ...fullDraft,
    profile: pick(['jp_pint', 'jp_selfbilling', 'jp_nontax']),
    number: `INV-${seed}`,
    currency,
    yenRate: currency === 'JPY' ? undefined : decimal(200, 2).replace(/^0\./, '1.'),
    note: maybe(pick(words)),
    payee: maybe(fullDraft.payee),
    delivery: maybe(fullDraft.delivery),
    documents: maybe(fullDraft.documents),
    preceding: maybe(fullDraft.preceding),
    terms: maybe([{ note: pick(words) }]),
    lines: Array.from({ length: 1 + below(8) }, line),
    adjustments: maybe(Array.from({ length: below(4) }, adjustment)),
    prepaid: maybe(decimal(500, cents)),
    cashRounding: maybe('-1'),
    lineRounding: pick(roundings),
    taxRounding: pick(roundings),
  }
  return draft.profile === 'jp_nontax'
    ? { ...draft, seller: { ...draft.seller, registrationNumber: undefined } }
    : draft
}
