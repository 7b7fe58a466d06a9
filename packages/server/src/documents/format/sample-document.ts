import { formatWords } from './format-words.ts'
import type { DocumentKind, PrintedDocument } from './printed-document.ts'
import type { Locale } from '@tsumugi/domain'

/** A document with sample figures, to look at a format before there is one; its issuer is the organisation itself. */
export function sampleDocument(kind: DocumentKind, locale: Locale, issuer: PrintedDocument['issuer']): PrintedDocument {
  const { text } = formatWords(locale)
  const line = {
    unit: text('sample.unit'),
    discount: null,
    taxRate: '10',
    deliveryOn: '2027-02-26',
    note: '',
    picture: null,
  }
  return {
    kind,
    number: '2702-00042',
    issuedOn: '2026-12-01',
    subject: text('sample.subject'),
    terms: text('sample.terms'),
    currency: 'JPY',
    issuer,
    partner: { name: text('sample.partner'), lines: [text('sample.address')] },
    lines: [
      {
        ...line,
        code: 'SK27-101',
        description: text('sample.shirt'),
        color: text('sample.navy'),
        size: 'M',
        quantity: '120',
        unitPrice: '4200',
        amount: '504000',
      },
      {
        ...line,
        code: 'SK27-118',
        description: text('sample.tee'),
        color: text('sample.white'),
        size: 'L',
        quantity: '200',
        unitPrice: '1850',
        amount: '370000',
      },
    ],
    taxes: [{ percent: '10', base: '874000', tax: '87400' }],
    total: '961400',
  }
}
