import { expect, it } from 'vitest'
import { eInvoiceFaultCodes } from '../documents/e-invoice-fault.ts'
import { readEInvoice } from '../documents/read-e-invoice.ts'
import { viewEInvoice } from '../documents/view-e-invoice.ts'
import { writeEInvoice } from '../documents/write-e-invoice.ts'
import { fullDraft } from '../golden/full-invoice.fixture.ts'
import { chance } from '../golden/random-invoices.fixture.ts'
import { makeEInvoice } from '../making/make-e-invoice.ts'
import { validateDocument } from '../rules/validate-e-invoice.ts'
import { eInvoiceLimits, ublDialect } from '../ubl/ubl-dialect.ts'
import { decodeXml } from '../../xml/decode-xml.ts'
import { parseXml } from '../../xml/parse-xml.ts'

const whole = writeEInvoice(makeEInvoice(fullDraft))

/** Ways in which a file is damaged on its way. */
const damages: readonly ((xml: string, at: number, length: number, other: number) => string)[] = [
  (xml, at) => xml.slice(0, at),
  (xml, at, length) => xml.slice(0, at) + xml.slice(at + length),
  (xml, at, length) => xml.slice(0, at) + xml.slice(at, at + length).repeat(3) + xml.slice(at + length),
  (xml, at) => `${xml.slice(0, at)}<${xml.slice(at)}`,
  (xml, at) => `${xml.slice(0, at)}&nbsp;${xml.slice(at)}`,
  (xml, at) => `${xml.slice(0, at)}\u0000${xml.slice(at)}`,
  (xml, at, length, other) => xml.slice(0, at) + xml.slice(other, other + length) + xml.slice(at),
  (xml, at) => xml.slice(0, at) + String.fromCharCode(xml.charCodeAt(at) ^ 1) + xml.slice(at + 1),
  (xml, _, length) => xml.replaceAll(/\d/g, (digit) => (Number(digit) === length % 10 ? 'x' : digit)),
  (xml, at) => xml.slice(0, at) + '9'.repeat(5000) + xml.slice(at),
  (xml, at) => xml.slice(at) + xml.slice(0, at),
]

/** Four parts of 1,250, so that none of them takes long. */
it.each([0, 1, 2, 3])(
  '5,000 damaged files: a fault with its place, or findings; never an exception (part %i)',
  (part) => {
    const counts = { faults: 0, findings: 0, whole: 0 }
    for (let seed = part * 1250; seed < (part + 1) * 1250; seed += 1) {
      const next = chance(seed)
      const [at = 0, other = 0] = [next(), next()].map((share) => Math.floor(share * whole.length))
      const damage = damages[seed % damages.length]
      const { fault, root, invoice } = readEInvoice(damage?.(whole, at, 1 + Math.floor(next() * 400), other) ?? '')
      if (fault) {
        counts.faults += 1
        expect(eInvoiceFaultCodes).toContain(fault.code)
        if (fault.code === 'not_well_formed') expect(fault.line).toBeGreaterThan(0)
        continue
      }
      viewEInvoice(invoice)
      counts[validateDocument(root).length > 0 ? 'findings' : 'whole'] += 1
    }
    expect(counts.faults + counts.findings + counts.whole).toBe(1250)
    expect(counts.faults).toBeGreaterThan(500)
    expect(counts.findings).toBeGreaterThan(125)
  },
)

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><Invoice>&b;</Invoice>`
const outside = `<!DOCTYPE Invoice [<!ENTITY file SYSTEM "file:///etc/passwd">]><Invoice>&file;</Invoice>`
const deep = '<a>'.repeat(100_000)

/** Files that are refused, and why. */
const refused: readonly (readonly [name: string, xml: string, code: string])[] = [
  ['entities that grow', bomb, 'doctype'],
  ['entities from outside', outside, 'doctype'],
  ['an empty type declaration', '<!DOCTYPE Invoice><Invoice/>', 'doctype'],
  ['an entity nobody declared', '<Invoice>&x;</Invoice>', 'not_well_formed'],
  ['nesting without end', deep, 'too_deep'],
  ['elements without end', `<a>${'<b/>'.repeat(eInvoiceLimits.elements)}</a>`, 'too_many_elements'],
  ['too many characters', ' '.repeat(eInvoiceLimits.characters + 1) + '<a/>', 'too_large'],
  ['nothing', ' \n', 'empty'],
  ['another encoding', '<?xml version="1.0" encoding="Shift_JIS"?><Invoice/>', 'encoding'],
  ['two roots', '<a/><b/>', 'not_well_formed'],
  ['an unknown prefix', '<cbc:ID/>', 'not_well_formed'],
]
it.each(refused)('refuses %s', (_, xml, code) => {
  const { fault } = parseXml(xml, ublDialect)
  expect(fault?.code).toBe(code)
})

/** One thing very often: whatever is compared with whatever must not be compared with all. */
const floods: readonly (readonly [name: string, before: string, piece: string, count: number])[] = [
  ['strangers', '<cac:OrderReference>', '<cbc:Colour/>', 150_000],
  [
    'periods',
    '<cac:OrderReference>',
    '<cac:InvoicePeriod><cbc:StartDate>x</cbc:StartDate></cac:InvoicePeriod>',
    50_000,
  ],
  [
    'payees',
    '<cac:PaymentTerms>',
    '<cac:PayeeParty><cac:PartyName><cbc:Name>a</cbc:Name></cac:PartyName></cac:PayeeParty>',
    50_000,
  ],
  [
    'breakdowns',
    '<cac:TaxSubtotal>',
    '<cac:TaxSubtotal><cbc:TaxAmount currencyID="JPY">1</cbc:TaxAmount></cac:TaxSubtotal>',
    20_000,
  ],
]
it.each(floods)('a flood of %s is told in a few findings', (_, before, piece, count) => {
  const { root } = readEInvoice(whole.replace(before, piece.repeat(count) + before))
  const findings = root ? validateDocument(root) : []
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.length).toBeLessThan(1000)
})

it('says where the damage is', () => {
  const { fault } = parseXml('<Invoice>\n  <ID>1</ID>\n  <Note>a</Nota>\n</Invoice>', ublDialect)
  expect(fault).toMatchObject({ code: 'not_well_formed', line: 3, path: '/{}Invoice' })
})

it('another document than an invoice is told apart', () => {
  const order = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'
  expect(readEInvoice(order).fault?.code).toBe('not_an_invoice')
})

it('bytes are UTF-8, with or without a mark in front', () => {
  const bytes = new TextEncoder().encode('\ufeff<a>衣</a>')
  expect(decodeXml(bytes, ublDialect).text).toBe('<a>衣</a>')
  expect(decodeXml(new Uint8Array([0x3c, 0x93, 0xfa]), ublDialect).fault?.code).toBe('encoding')
  expect(decodeXml(new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), ublDialect).fault?.code).toBe('encoding')
})

it('text is kept to the letter', () => {
  for (const text of [' a ', 'a\r\nb', '<&>"\'', ']]>', '\t', 'a\u00a0b', '𠮷'].map((each) => `x${each}x`)) {
    const invoice = { ...makeEInvoice(fullDraft), note: text }
    expect(readEInvoice(writeEInvoice(invoice)).invoice?.note).toBe(text)
  }
  expect(() => writeEInvoice({ note: 'a\u0001b' })).toThrow(/cbc:Note holds a character that XML cannot carry/)
})
