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

/** What chance decides, the same for the same seed. */
class Dice {
  readonly next: () => number
  constructor(seed: number) {
    this.next = chance(seed)
  }
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }
  pick<One>(list: readonly One[]): One {
    return list[this.below(list.length)] as One
  }
  maybe<One>(value: One): One | undefined {
    return this.next() < 0.5 ? value : undefined
  }
  decimal(whole: number, places: number): string {
    const part = places === 0 ? '' : `.${String(this.below(10 ** places)).padStart(places, '0')}`
    return `${this.below(whole)}${part}`
  }
}

function randomAdjustment(dice: Dice, cents: number): AdjustmentDraft {
  const kind = dice.pick(['allowance', 'charge'] as const)
  return {
    kind,
    amount: dice.decimal(500, cents),
    reasonCode: kind === 'charge' ? 'FC' : '95',
    reason: dice.maybe(dice.pick(words)),
    category: dice.pick(categories),
  }
}

function randomLine(dice: Dice, cents: number): LineDraft {
  return {
    ...dice.pick(fullDraft.lines),
    name: dice.pick(words),
    note: dice.maybe(dice.pick(words)),
    quantity: `${dice.next() < 0.2 ? '-' : ''}${dice.decimal(2000, dice.below(4))}`,
    unit: dice.pick(unitsUsed),
    price: dice.decimal(9000, dice.below(5)),
    baseQuantity: dice.maybe(dice.pick(['10', '12', '100'])),
    category: dice.pick(categories),
    adjustments: dice.maybe([randomAdjustment(dice, cents), randomAdjustment(dice, cents)]),
  }
}

/** A draft as people might fill it, the same for the same seed: any mixture of optional parts, currencies and rates. */
export function randomDraft(seed: number): EInvoiceDraft {
  const dice = new Dice(seed)
  const currency = dice.next() < 0.7 ? 'JPY' : dice.pick(['USD', 'EUR', 'KRW'])
  const cents = ['JPY', 'KRW'].includes(currency) ? 0 : 2
  const draft: EInvoiceDraft = {
    ...fullDraft,
    profile: dice.pick(['jp_pint', 'jp_selfbilling', 'jp_nontax']),
    number: `INV-${seed}`,
    currency,
    yenRate: currency === 'JPY' ? undefined : `1${dice.decimal(100, 2)}`,
    note: dice.maybe(dice.pick(words)),
    payee: dice.maybe(fullDraft.payee),
    delivery: dice.maybe(fullDraft.delivery),
    documents: dice.maybe(fullDraft.documents),
    preceding: dice.maybe(fullDraft.preceding),
    terms: dice.maybe([{ note: dice.pick(words) }]),
    lines: Array.from({ length: 1 + dice.below(8) }, () => randomLine(dice, cents)),
    adjustments: dice.maybe(Array.from({ length: dice.below(4) }, () => randomAdjustment(dice, cents))),
    prepaid: dice.maybe(dice.decimal(500, cents)),
    cashRounding: dice.maybe('-1'),
    lineRounding: dice.pick(roundings),
    taxRounding: dice.pick(roundings),
  }
  return draft.profile === 'jp_nontax'
    ? { ...draft, seller: { ...draft.seller, registrationNumber: undefined } }
    : draft
}
