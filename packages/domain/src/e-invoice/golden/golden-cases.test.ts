import { describe, expect, it } from 'vitest'
import { readEInvoice } from '../documents/read-e-invoice.ts'
import { writeEInvoice } from '../documents/write-e-invoice.ts'
import { makeEInvoice } from '../making/make-e-invoice.ts'
import { validateDocument, validateEInvoice } from '../rules/validate-e-invoice.ts'
import { goldenCases } from './golden-cases.fixture.ts'
import { fullDraft } from './full-invoice.fixture.ts'

describe('e-invoice: the golden cases to the yen', () => {
  for (const { name, draft, totals, taxes } of goldenCases) {
    const invoice = makeEInvoice(draft)
    const xml = writeEInvoice(invoice)

    it(`${name}: figures`, () => {
      const { lines, exTax, incTax, payable } = invoice.totals ?? {}
      const [first] = invoice.taxTotals ?? []
      const figures = [lines, exTax, first?.tax, incTax, payable].map((amount) => amount?.value)
      expect(figures).toEqual(totals)
      expect(first?.subtotals?.map(({ tax }) => tax?.value)).toEqual(taxes)
    })

    it(`${name}: breaks no rule, as made and as received`, () => {
      const options = { profile: draft.profile, yenRate: draft.yenRate }
      expect(validateEInvoice(invoice, options)).toEqual([])
      const { root } = readEInvoice(xml)
      expect(root && validateDocument(root, options)).toEqual([])
    })

    it(`${name}: the same bytes as ever`, async () => {
      await expect(xml).toMatchFileSnapshot(`./files/${name}.xml`)
    })

    it(`${name}: what is read is what was written`, () => {
      const { invoice: read, profile, unread } = readEInvoice(xml)
      expect(read && writeEInvoice(read)).toBe(xml)
      expect([profile, unread]).toEqual([draft.profile, []])
    })
  }

  it('an invoice in which every field stands breaks no rule', () => {
    expect(validateEInvoice(makeEInvoice(fullDraft))).toEqual([])
  })
})

/** Bases of case 2 with another tax on the standard rate, and of a return. */
const taxes: readonly (readonly [base: string, tax: string, rules: readonly string[]])[] = [
  ['28158', '2815', []],
  ['28158', '2816', []],
  ['28158', '2814', ['aligned-ibrp-051-jp']],
  ['28158', '2817', ['aligned-ibrp-051-jp']],
  ['-1005', '-100', []],
  ['-1005', '-101', []],
  ['-1005', '-102', ['aligned-ibrp-051-jp']],
]
for (const [base, tax, rules] of taxes) {
  it(`tax ${tax} on ${base} at 10 %: between the whole numbers around it`, () => {
    const [first] = goldenCases
    const quantity = base.startsWith('-') ? '-1' : '1'
    const line = { name: 'A', quantity, unit: 'H87', price: base.replace('-', ''), category: 'S' } as const
    if (!first) throw new Error('There is no first case')
    const invoice = makeEInvoice({ ...first.draft, lines: [line] })
    const amount = { value: tax, currency: 'JPY' }
    const total = { value: String(Number(base) + Number(tax)), currency: 'JPY' }
    const changed = {
      ...invoice,
      taxTotals: invoice.taxTotals?.map((one) => ({
        tax: amount,
        subtotals: one.subtotals?.map((subtotal) => ({ ...subtotal, tax: amount })),
      })),
      totals: { ...invoice.totals, incTax: total, payable: total },
    }
    expect(validateEInvoice(changed).map(({ rule }) => rule)).toEqual(rules)
  })
}
