import { expect, it } from 'vitest'
import { validateDocument } from '../rules/validate-e-invoice.ts'
import { readEInvoice } from './read-e-invoice.ts'
import { viewEInvoice } from './view-e-invoice.ts'

const common = 'urn:oasis:names:specification:ubl:schema:xsd:'
const party = (name: string) => `<a:Party><b:EndpointID schemeID="0192">987654325</b:EndpointID>
  <a:PostalAddress><a:Country><b:IdentificationCode>NO</b:IdentificationCode></a:Country></a:PostalAddress>
  <a:PartyLegalEntity><b:RegistrationName>${name}</b:RegistrationName></a:PartyLegalEntity></a:Party>`
const category = (name: string) =>
  `<a:${name}><b:ID>Z</b:ID><b:Percent>0</b:Percent><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:${name}>`
const eur = (name: string, value: string) => `<b:${name} currencyID="EUR">${value}</b:${name}>`

/** A credit note of BIS Billing 3 under prefixes of its sender's own, with a field that has no place here. */
const creditNote = `<?xml version="1.0" encoding="utf-8"?>
<x:CreditNote xmlns:x="${common}CreditNote-2" xmlns:a="${common}CommonAggregateComponents-2" xmlns:b="${common}CommonBasicComponents-2">
  <b:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</b:CustomizationID>
  <b:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</b:ProfileID>
  <b:ID>CN-1</b:ID><b:UUID>0d1f</b:UUID><b:IssueDate>2026-11-30</b:IssueDate>
  <b:CreditNoteTypeCode>381</b:CreditNoteTypeCode><b:DocumentCurrencyCode>EUR</b:DocumentCurrencyCode>
  <a:AccountingSupplierParty>${party('Fjord AS')}</a:AccountingSupplierParty>
  <a:AccountingCustomerParty>${party('Oto')}</a:AccountingCustomerParty>
  <a:TaxTotal>${eur('TaxAmount', '0')}<a:TaxSubtotal>${eur('TaxableAmount', '20.00')}${eur('TaxAmount', '0')}${category('TaxCategory')}</a:TaxSubtotal></a:TaxTotal>
  <a:LegalMonetaryTotal>${eur('LineExtensionAmount', '20.00')}${eur('TaxExclusiveAmount', '20.00')}${eur('TaxInclusiveAmount', '20.00')}${eur('PayableAmount', '20.00')}</a:LegalMonetaryTotal>
  <a:CreditNoteLine><b:ID>1</b:ID><b:CreditedQuantity unitCode="H87">2</b:CreditedQuantity>${eur('LineExtensionAmount', '20.00')}
    <a:Item><b:Name>Wool</b:Name>${category('ClassifiedTaxCategory')}</a:Item><a:Price>${eur('PriceAmount', '10')}</a:Price></a:CreditNoteLine>
</x:CreditNote>`

it('a credit note of BIS Billing 3 is read whatever prefixes it uses, and shows all it says', () => {
  const { fault, invoice, profile, unread, root } = readEInvoice(creditNote)
  expect(fault).toBeNull()
  expect([profile, invoice?.root, invoice?.typeCode, invoice?.number]).toEqual(['bis3', 'CreditNote', '381', 'CN-1'])
  expect(invoice?.lines?.[0]?.quantity).toEqual({ value: '2', unit: 'H87' })
  expect(unread).toEqual([{ path: '/CreditNote/cbc:UUID', text: '0d1f' }])
  expect(viewEInvoice(invoice ?? {}).find(({ key }) => key === 'seller')?.children[0]?.text).toBe('Fjord AS')
  expect(root && validateDocument(root)).toEqual([])
})

it('its sums and its shape are checked, not the rules of Japan', () => {
  const wrong = creditNote.replace('<b:PayableAmount currencyID="EUR">20.00', '<b:PayableAmount currencyID="EUR">19.00')
  const { root } = readEInvoice(wrong)
  expect(root && validateDocument(root).map(({ rule, found, expected }) => [rule, found, expected])).toEqual([
    ['ibr-co-16', '19.00', '20'],
  ])
})
