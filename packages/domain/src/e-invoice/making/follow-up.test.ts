import { expect, it } from 'vitest'
import { duplicateOf, documentKey, referencesOf } from '../documents/match-e-invoice.ts'
import { goldenCases } from '../golden/golden-cases.fixture.ts'
import { randomDraft } from '../golden/random-invoices.fixture.ts'
import { validateEInvoice } from '../rules/validate-e-invoice.ts'
import type { EInvoiceDraft } from './draft.ts'
import { countryNamed } from '../codes/countries.ts'
import { cancellationOf, linesOfNotes, mirrorOf } from './follow-up.ts'
import { exclusiveOf } from './inclusive-price.ts'
import { makeEInvoice } from './make-e-invoice.ts'
import { restated } from './restated.ts'

function draftOf(name: string): EInvoiceDraft {
  const found = goldenCases.find((one) => one.name.startsWith(name))
  if (!found) throw new Error(`There is no ${name}`)
  return found.draft
}

const month = draftOf('case-07')
const head = { number: 'INV-2611-00098', issueDate: '2026-11-30' }

it('a cancellation mirrors its invoice to the last yen, and breaks no rule', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const draft = { ...randomDraft(seed), preceding: undefined }
    const mirrored = cancellationOf(draft, head, { number: draft.number, issueDate: draft.issueDate })
    const [invoice, cancelled] = [makeEInvoice(draft), makeEInvoice(mirrored)]
    const options = { profile: draft.profile, yenRate: draft.yenRate }
    expect([seed, validateEInvoice(cancelled, options)]).toEqual([seed, []])
    const payable = Number(invoice.totals?.payable?.value)
    expect([seed, Number(cancelled.totals?.payable?.value)]).toEqual([seed, payable === 0 ? 0 : -payable])
    expect(cancelled.preceding).toEqual([{ number: draft.number, issueDate: draft.issueDate }])
  }
})

it('what was sent is mirrored figure by figure, and asks for no payment', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const draft = { ...randomDraft(seed), preceding: undefined }
    const sent = makeEInvoice(draft)
    const mirror = mirrorOf(sent, head, { number: draft.number, issueDate: draft.issueDate })
    const options = { profile: draft.profile, yenRate: draft.yenRate }
    expect([seed, validateEInvoice(mirror, options)]).toEqual([seed, []])
    const turnedBack = makeEInvoice(cancellationOf(draft, head, { number: draft.number, issueDate: draft.issueDate }))
    expect([seed, mirror.totals]).toEqual([seed, turnedBack.totals])
    expect([mirror.payments, mirror.terms, mirror.dueDate]).toEqual([undefined, undefined, undefined])
  }
})

it('prices with the tax in them are said without it, to the agreed base and tax of each rate', () => {
  const line = { unit: 'H87', category: 'S', percent: '10' } as const
  const lines = [
    { ...line, name: 'A', quantity: '3', price: '1100' },
    { ...line, name: 'B', quantity: '7', price: '333', adjustments: [{ kind: 'allowance', amount: '11' }] },
    { ...line, name: 'C', quantity: '2', price: '540', category: 'AA', percent: '8' },
  ] as const
  const rates = [
    { category: 'S', percent: '10', entered: '5620', base: '5109', tax: '511' },
    { category: 'AA', percent: '8.00', entered: '1080', base: '1000', tax: '80' },
  ] as const
  const draft = { ...month, lines, taxRounding: 'down' } as const
  const invoice = makeEInvoice(restated(draft, rates))
  expect(validateEInvoice(invoice).filter(({ rule }) => !rule.startsWith('ibr-0'))).toEqual([])
  expect([invoice.totals?.exTax?.value, invoice.taxTotals?.[0]?.tax?.value]).toEqual(['6109', '591'])
  expect(invoice.lines?.map(({ price }) => price?.net?.value).at(-1)).toBe('500')
})

it('a country is known by its code and by its name', () => {
  expect(['vn', 'ベトナム', 'China', '越南', '', 'どこか'].map(countryNamed)).toEqual([
    'VN',
    'VN',
    'CN',
    'VN',
    null,
    null,
  ])
})

it('both kinds of monthly summary come to the same sum: goods by line, or one line per delivery note', () => {
  const notes = linesOfNotes([
    { number: 'D-1105', category: 'S', amount: '292040', delivered: '2026-11-05' },
    { number: 'D-1118', category: 'S', amount: '365600', delivered: '2026-11-18' },
  ])
  const [first, second] = [makeEInvoice(month), makeEInvoice({ ...month, lines: notes })]
  expect(second.totals).toEqual(first.totals)
  expect(validateEInvoice(second)).toEqual([])
  expect(referencesOf(second).deliveries).toEqual(['D-1105', 'D-1118'])
  expect(referencesOf(first).deliveries).toEqual(['D-1105', 'D-1118'])
  const [returned] = linesOfNotes([{ number: 'R-1', category: 'S', amount: '-5960', delivered: '2026-11-20' }])
  expect(returned).toMatchObject({ quantity: '-1', price: '5960' })
})

it('a total with tax that the standard cannot say is told before it is sent', () => {
  expect(exclusiveOf('10009', '10')).toEqual({ base: '9100', tax: '909', low: '910', high: '910', isPossible: false })
  expect(exclusiveOf('10009', '10', 'half_up')).toMatchObject({ base: '9099', tax: '910', isPossible: true })
  const failing = Array.from({ length: 1100 }, (_, at) => 10_000 + at).filter(
    (gross) => !exclusiveOf(String(gross), '10').isPossible,
  )
  expect(failing.every((gross) => gross % 11 === 10)).toBe(true)
  expect(failing.length).toBe(100)
})

it('a button of 12.5 three times is 37, and its tax 3', () => {
  const lines = [{ name: '釦', quantity: '3', unit: 'H87', price: '12.5', category: 'S' }] as const
  const invoice = makeEInvoice({ ...month, lines })
  expect([invoice.totals?.lines?.value, invoice.taxTotals?.[0]?.tax?.value]).toEqual(['37', '3'])
})

it('the same document is found by its bytes, and by its number under the same sender', () => {
  const invoice = makeEInvoice(month)
  const known = [{ ...documentKey(invoice, 'AA11'), id: '1' }]
  expect(duplicateOf(documentKey({ ...invoice, number: 'OTHER' }, 'aa11'), known)?.by).toBe('file')
  expect(duplicateOf(documentKey({ ...invoice, number: ' ｉｎｖ-2611-00001' }, 'bb22'), known)).toMatchObject({
    by: 'number',
    of: { id: '1' },
  })
  expect(duplicateOf(documentKey({ ...invoice, seller: invoice.buyer }, 'bb22'), known)).toBeNull()
  const selfBilled = makeEInvoice(draftOf('case-10'))
  expect(documentKey(selfBilled, '').sender).toBe('0188:1010001000006')
})
