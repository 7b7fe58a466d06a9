import { documentKinds, type AgreedTerms, type DocumentKind } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { protectionOf, type OrderFact } from '@tsumugi/domain/trading'
import { expect, it } from 'vitest'
import { formatWords } from '../../../documents/format/format-words.ts'
import type { DocumentFormat } from '../../../documents/format/printed-document.ts'
import type { Snapshot } from '../../../records/revisions/revision-queries.ts'
import { printedOrderOf } from '../../written-orders/public-face.ts'
import { documentPaper } from './document-paper.ts'
import { orderWords } from './order-words.ts'

const size = (capital: string, employees: number) => ({
  isIndividual: false,
  capital,
  regularEmployees: employees,
  hasEmployees: true,
  confirmedOn: '2026-04-01',
})
const protection = protectionOf({
  orderedOn: '2026-11-20',
  work: 'manufacturing',
  buyer: size('500000000', 400),
  supplier: size('10000000', 20),
})
const terms = (more: Partial<AgreedTerms> = {}): AgreedTerms => ({
  name: '月末締 翌月末払',
  basis: 'receipt',
  closingDay: 31,
  monthOffset: 1,
  payDay: 31,
  netDays: null,
  holidayShift: 'previous',
  method: 'bank',
  feeBearer: 'payer',
  splits: [],
  ...more,
})
const paidBy = (method: AgreedTerms['method'], more: object) => ({
  terms: terms({ method }),
  paymentDetails: {
    cashOn: '2027-03-30',
    costsSupplier: false,
    institution: '',
    amountOrShare: '',
    settledOn: null,
    claimAmount: null,
    claimMaturity: null,
    other: '',
    ...more,
  },
})
const fields = {
  deliveryDue: '2027-02-26',
  deliveryPlace: '東京DC(デモ)',
  inspection: 'required',
  inspectionDue: '受領後5営業日以内',
  rightsTransfer: '図案の著作権を譲渡',
  materialSupply: 'none',
  terms: terms(),
}
/** Every figure as text, as a revision is frozen. */
const frozen = (value: unknown): never =>
  JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'number' ? String(each) : each)) as never
const line = {
  id: '1',
  amount: '417600',
  item: 'NB-1042',
  colour: '藍',
  size: 'M',
  description: '裏毛',
  unit: 'pc',
  lineKind: 'goods',
  quantity: '120',
  unitPrice: '3480',
}
const snapshot = (more: object, lines: object[] = [line]): Snapshot => ({
  number: 'PO2611-00007',
  issueDate: '2026-11-20',
  revision: '1',
  title: '秋物',
  issuer: '白詰草アパレル',
  receiver: '江南縫製',
  currency: 'JPY',
  quantity: '120',
  amount: '417600',
  taxes: null,
  fields: frozen({ ...fields, ...more }),
  lines: frozen(lines),
  files: [],
})

/** All text of a paper, without the spaces between its cells. */
const bare = (text: string) => text.replace(/\s/g, '')
function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(textOf).join('')
  if (part === null || typeof part !== 'object') return ''
  return ['text', 'stack', 'columns', 'table', 'body']
    .map((key) => textOf((part as Record<string, unknown>)[key]))
    .join('')
}
const of = { kind: documentKinds.contracts as DocumentKind, taxRounding: 'down' as const, letterhead: undefined }
const issued = { hash: 'ab', createdAt: '2026-11-20T00:00:00Z', checkedAt: 'https://example.test' }
function paperOf(content: Snapshot, locale: Locale = 'ja', more: object = {}) {
  const order = printedOrderOf(content, protection)
  const paper = documentPaper({ ...of, locale, content, order, frozen: issued, ...more })
  return { order, text: bare(textOf(paper.content)) }
}
const material = {
  name: '下げ札',
  quantity: '380',
  price: '12.5',
  handOverOn: '2026-12-01',
  settlementOn: '2027-03-31',
  settlementMethod: '代金と相殺',
}

const cases: Readonly<Record<string, object>> = {
  'a bank transfer': {},
  cash: { terms: terms({ method: 'cash' }) },
  factoring: paidBy('factoring', { institution: 'みなと銀行', amountOrShare: '全額', settledOn: '2027-03-29' }),
  'a recorded claim': paidBy('densai', { claimAmount: '417600', claimMaturity: '2027-03-28' }),
  'other means': paidBy('other', { other: '商品券 10万円分' }),
  'materials charged': { materialSupply: 'paid', paidMaterials: [material, { ...material, name: '織ネーム' }] },
  'no total': { amountFormula: '出来高 × 単価' },
  'items left open': {
    deliveryPlace: null,
    undetermined: { receipt_place: { reason: '倉庫の移転中', expectedOn: '2026-12-10' } },
  },
}

for (const locale of ['ja', 'en', 'zh-CN'] as const)
  it.each(Object.entries(cases))(
    `trade-law B2 every item that counts is on the paper (${locale}): %s`,
    (name, more) => {
      const lines = name === 'no total' ? [{ ...line, unitPrice: '0', amount: '0' }] : [line]
      const { order, text } = paperOf(snapshot(more, lines), locale)
      const words = formatWords(locale)
      const said = ({ kind, name: fact, value }: OrderFact) => {
        // The date of the order stands at the head, in full.
        if (kind === 'day') return words.day(value, fact === 'order_date' ? 'long' : 'medium')
        if (kind === 'money') return words.price(value, 'JPY')
        if (kind === 'figure') return words.figure(value)
        return kind === 'choice' ? orderWords(locale).word(`${fact}.${value}`) : value
      }
      for (const { key, state, facts, open } of order.items) {
        if (state === 'not_needed') continue
        expect([key, state]).toEqual([key, open ? 'open' : 'filled'])
        expect(facts.length + (open ? 1 : 0), `${key} says something`).toBeGreaterThan(0)
        for (const fact of facts) expect(text, `${key} ${fact.name}`).toContain(bare(said(fact)))
        if (open) for (const each of [open.reason, words.day(open.expectedOn!)]) expect(text).toContain(bare(each))
      }
      for (const word of order.words) expect(text).toContain(bare(orderWords(locale).word(`words.${word}`)))
      expect(text).not.toMatch(/fact\.|words\.|[a-z]+_[a-z]+/)
    },
  )

it('trade-law B2 no. 8 terms say when and how, in parts too', () => {
  const splits = [
    { percent: '30', monthOffset: null, payDay: null, netDays: 10, method: null },
    { percent: '70', monthOffset: 2, payDay: 20, netDays: null, method: 'densai' as const },
  ]
  const { text } = paperOf(snapshot({ terms: terms({ splits, feeBearer: 'payee' }) }))
  for (const part of [
    '月末締 翌月末払',
    '末日締め・翌月末日払い(受領日基準)',
    '30%: 受領日から10日',
    '70%: 末日締め・翌々月20日払い(受領日基準) 電子記録債権',
    '銀行休業日は前の営業日',
    '受取側が負担',
  ])
    expect(text).toContain(bare(part))
})

it('trade-law B2 no. 3 no format leaves out what was ordered where an act asks for the statement', () => {
  const format: DocumentFormat = {
    paper: 'A4',
    locale: 'ja',
    sections: [],
    columns: ['code'],
    notes: null,
    stamp: false,
  }
  const letterhead = { format, lines: [], bank: '', logo: null, seal: null, logoKey: null, sealKey: null }
  expect(paperOf(snapshot({}), 'ja', { letterhead }).text).toContain(bare('NB-1042 藍 M 裏毛'))
})

it('domain §3.7 a quote says its terms and its prices by quantity', () => {
  const breaks = [
    { item: null, minQuantity: '200', unitPrice: '1280' },
    { item: 'P-1', minQuantity: '500', unitPrice: '1210.5' },
  ]
  const kind = documentKinds.estimations as DocumentKind
  const { text } = paperOf(snapshot({ breaks }), 'ja', { kind, order: undefined })
  for (const part of ['数量別の単価', 'すべて200¥1,280', 'P-1500¥1,210.5', '翌月末日払い']) expect(text).toContain(part)
})

it('domain §3.7 rule 2 golden 7 an invoice in another currency says its tax in yen, rounded once', () => {
  const kind = documentKinds.invoices as DocumentKind
  const rates = [{ code: 'standard', ratePercent: '10', taxable: '1234.56', tax: '123.45' }]
  const content = {
    ...snapshot({ exchangeRate: '150.25', rateUnits: '1', taxMode: 'ex_tax' }),
    currency: 'USD',
    taxes: frozen({ total: '1358.01', rates }),
  }
  const { text } = paperOf(content, 'ja', { kind, order: undefined })
  for (const part of ['円で示した消費税', '¥185,492.64', '¥18,549']) expect(text).toContain(part)
  expect(paperOf({ ...content, currency: 'JPY' }, 'ja', { kind, order: undefined }).text).not.toContain('円で示した')
})

it('every part that a kind holds of its own is printed on its paper or on one of its own', () => {
  const printed = ['terms', 'breaks', 'paymentDetails', 'paidMaterials', 'undetermined', 'packing']
  const parts = (Object.values(documentKinds) as DocumentKind[]).flatMap(({ fields: all }) =>
    Object.entries(all).flatMap(([name, { kind }]) => (kind === 'items' ? [name] : [])),
  )
  expect([...new Set(parts)].toSorted()).toEqual(printed.toSorted())
})
