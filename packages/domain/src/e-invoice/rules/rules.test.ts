import { describe, expect, it } from 'vitest'
import { readEInvoice } from '../documents/read-e-invoice.ts'
import { fullDraft } from '../golden/full-invoice.fixture.ts'
import { goldenCases } from '../golden/golden-cases.fixture.ts'
import { makeEInvoice } from '../making/make-e-invoice.ts'
import type { EInvoice } from '../model/invoice-fields.ts'
import type { EInvoiceProfile } from '../model/profiles.ts'
import { repairEInvoice } from '../repairs/repair-e-invoice.ts'
import { repairNames } from '../repairs/repair-names.ts'
import { breaches, type Base, type Breach } from './breaches.fixture.ts'
import { eInvoiceRules } from './rule-table.ts'
import { standardIds } from './standard-ids.fixture.ts'
import { changedDocument, changedFile, repeat } from './tree-changes.fixture.ts'
import { validateDocument, validateEInvoice, type EInvoiceFinding } from './validate-e-invoice.ts'

function golden(name: string): EInvoice {
  const found = goldenCases.find((one) => one.name.startsWith(name))
  if (!found) throw new Error(`There is no ${name}`)
  return makeEInvoice(found.draft)
}

const bases: Readonly<Record<Base, { readonly invoice: EInvoice; readonly profile: EInvoiceProfile }>> = {
  full: { invoice: makeEInvoice(fullDraft), profile: 'jp_pint' },
  plain: { invoice: golden('case-01'), profile: 'jp_pint' },
  twoRates: { invoice: golden('case-02'), profile: 'jp_pint' },
  dollars: { invoice: golden('case-06'), profile: 'jp_pint' },
  deposit: { invoice: golden('case-08'), profile: 'jp_pint' },
  selfBilling: { invoice: golden('case-10'), profile: 'jp_selfbilling' },
  nonTax: { invoice: golden('case-11'), profile: 'jp_nontax' },
}
const yenRate = '150.25'

function findingsOf([rule, change, , base = 'full']: Breach): EInvoiceFinding[] {
  const { invoice, profile } = bases[base]
  const findings = validateDocument(changedDocument(invoice, change), { profile, yenRate })
  // A missing element is missing to the schema as well; that is its own test.
  return rule.startsWith('schema-') ? findings : findings.filter((one) => !one.rule.startsWith('schema-'))
}

describe('e-invoice: one breach per rule raises that rule, and its twins, and no other', () => {
  for (const breach of breaches) {
    const [rule, , twins = []] = breach
    it(rule, () => {
      const findings = findingsOf(breach)
      expect([...new Set(findings.map((one) => one.rule))].toSorted()).toEqual(
        [...new Set([rule, ...twins])].toSorted(),
      )
      for (const { path, severity } of findings) {
        expect(path).toMatch(/^\/Invoice/)
        expect(severity).toBe('error')
      }
    })
  }
})

it('every rule has a breach that shows it, and every id of the standard a rule', () => {
  const shown = new Set(breaches.map(([rule]) => rule))
  const elsewhere = ['own-characters', 'schema-order']
  expect(eInvoiceRules.map(({ id }) => id).filter((id) => !shown.has(id) && !elsewhere.includes(id))).toEqual([])
  const ids = new Set(eInvoiceRules.map(({ id }) => id))
  expect(standardIds.filter((id) => !ids.has(id) && !ids.has(`own-${id}`))).toEqual([])
})

describe('e-invoice: a repair keeps its rule', () => {
  const repairable = breaches.flatMap((breach) => {
    const findings = findingsOf(breach).filter(({ rule, repair }) => rule === breach[0] && repair)
    return findings.slice(0, 1).map((finding) => [breach, finding] as const)
  })
  for (const [breach, { rule, repair }] of repairable) {
    it(`${rule}: ${repair}`, () => {
      const { invoice, profile } = bases[breach[3] ?? 'full']
      const { invoice: broken } = readEInvoice(changedFile(invoice, breach[1]))
      if (!broken || !repair) throw new Error('The broken file cannot be read')
      const repaired = repairEInvoice(broken, repair, profile)
      expect(validateEInvoice(repaired, { profile, yenRate }).map((one) => one.rule)).not.toContain(rule)
    })
  }

  it('every repair is offered by some rule', () => {
    const offered = new Set(eInvoiceRules.map(({ repair }) => repair))
    expect(repairNames.filter((name) => !offered.has(name))).toEqual([])
  })
})

it('a file out of the order of the schema is told so, and writing it anew puts it in order', () => {
  const xml = changedFile(bases.plain.invoice, repeat('cac:TaxTotal'), false)
  const { root, invoice } = readEInvoice(xml)
  if (!root || !invoice) throw new Error('The file cannot be read')
  const order = validateDocument(root).filter(({ rule }) => rule === 'schema-order')
  expect(order.map(({ path, values }) => [path, values.before])).toEqual([
    ['/Invoice/cac:TaxTotal[2]', 'cac:InvoiceLine'],
  ])
})

it('control characters are told, and taken off', () => {
  const invoice = { ...bases.plain.invoice, note: 'a\u000bb' }
  const [finding] = validateEInvoice(invoice)
  expect(finding?.rule).toBe('own-characters')
  const repaired = repairEInvoice(invoice, 'removeCharacters')
  expect([repaired.note, validateEInvoice(repaired)]).toEqual(['ab', []])
})

it('a finding says where, what is there and what would be right', () => {
  const [finding] = findingsOf([
    'ibr-cl-23',
    breaches.find(([rule]) => rule === 'ibr-cl-23')?.[1] ?? (() => {}),
    [],
    'plain',
  ])
  expect(finding).toMatchObject({
    path: '/Invoice/cac:InvoiceLine/cbc:InvoicedQuantity',
    found: 'RO',
    expected: 'XRO',
    repair: 'replaceUnits',
    values: { code: 'RO', n: '1' },
  })
  expect(finding?.sourceLine).toBeGreaterThan(1)
})
