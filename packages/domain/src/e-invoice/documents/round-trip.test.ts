import { expect, it } from 'vitest'
import { randomDraft } from '../golden/random-invoices.fixture.ts'
import type { EInvoiceDraft, LineDraft } from '../making/draft.ts'
import { makeEInvoice } from '../making/make-e-invoice.ts'
import type { EInvoice } from '../model/invoice-fields.ts'
import { validateEInvoice } from '../rules/validate-e-invoice.ts'
import { readEInvoice } from './read-e-invoice.ts'
import { viewEInvoice, type ViewNode } from './view-e-invoice.ts'
import { writeEInvoice } from './write-e-invoice.ts'

const seeds = Array.from({ length: 2000 }, (_, at) => at + 1)

/** The model without what says nothing, as a reader finds it. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([key, each]) => {
    const one = bare(each)
    return one === undefined || (Array.isArray(one) && one.length === 0) ? [] : [[key, one] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

it('what is written is read as it was, over thousands of invoices, and written to the same bytes', () => {
  for (const seed of seeds) {
    const invoice = makeEInvoice(randomDraft(seed))
    const xml = writeEInvoice(invoice)
    const { invoice: read, unread } = readEInvoice(xml)
    expect([seed, bare(read)]).toEqual([seed, bare(invoice)])
    expect(read && writeEInvoice(read)).toBe(xml)
    expect(unread).toEqual([])
  }
})

it('what is made breaks no rule of the standard nor of ours', () => {
  for (const seed of seeds.slice(0, 1000)) {
    const draft = randomDraft(seed)
    const findings = validateEInvoice(makeEInvoice(draft), { profile: draft.profile, yenRate: draft.yenRate })
    expect([seed, findings]).toEqual([seed, []])
  }
})

/** A figure as a whole number of 10⁻¹²: exact, and no decimal arithmetic of ours. */
const scale = 12
function exact(text: string | undefined): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '0') ?? []
  const size = BigInt(`${whole}${part.padEnd(scale, '0')}`)
  return sign ? -size : size
}
const one = 10n ** BigInt(scale)
const absolute = (value: bigint) => (value < 0n ? -value : value)
const total = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)

function signedAdjustments(line: LineDraft): bigint {
  return total((line.adjustments ?? []).map(({ kind, amount }) => (kind === 'charge' ? exact(amount) : -exact(amount))))
}

function expectTotals(draft: EInvoiceDraft, invoice: EInvoice) {
  const unit = ['JPY', 'KRW'].includes(draft.currency) ? one : one / 100n
  const amounts = (invoice.lines ?? []).map(({ amount }) => exact(amount?.value))
  draft.lines.forEach((line, at) => {
    const base = exact(line.baseQuantity ?? '1')
    const goods = (exact(line.price) * exact(line.quantity)) / one
    const difference = ((amounts[at] ?? 0n) - signedAdjustments(line)) * base - goods * one
    expect(absolute(difference) < unit * base + one).toBe(true)
  })
  const [tax] = invoice.taxTotals ?? []
  const { lines, exTax, incTax, payable, allowances, charges, prepaid, rounding } = invoice.totals ?? {}
  const of = (amount: { readonly value: string } | undefined) => exact(amount?.value)
  expect(of(lines)).toBe(total(amounts))
  expect(of(exTax)).toBe(of(lines) - of(allowances) + of(charges))
  expect(of(incTax)).toBe(of(exTax) + of(tax?.tax))
  expect(of(payable)).toBe(of(incTax) - of(prepaid) + of(rounding))
  expect(total((tax?.subtotals ?? []).map((subtotal) => of(subtotal.taxable)))).toBe(of(exTax))
  for (const subtotal of tax?.subtotals ?? []) {
    const percent = draft.profile === 'jp_nontax' ? 0n : exact(subtotal.category?.percent)
    const difference = of(subtotal.tax) * 100n * one - of(subtotal.taxable) * percent
    expect(absolute(difference) < unit * 100n * one).toBe(true)
  }
}

it('totals hold against exact fractions, and tax is rounded once per rate', () => {
  for (const seed of seeds) {
    const draft = randomDraft(seed)
    expectTotals(draft, makeEInvoice(draft))
  }
})

it('the readable view tells every text of the file once', () => {
  for (const seed of seeds.slice(0, 200)) {
    const invoice = makeEInvoice(randomDraft(seed))
    const texts = (nodes: readonly ViewNode[]): string[] =>
      nodes.flatMap(({ text, children }) => [...(text ? [text] : []), ...texts(children)])
    const leaves = [...writeEInvoice(invoice).matchAll(/<([\w:]+)[^>]*>[^<]*<\/\1>/g)].length
    expect(texts(viewEInvoice(invoice)).length).toBe(leaves)
  }
})
