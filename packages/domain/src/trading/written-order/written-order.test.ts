import { expect, it } from 'vitest'
import { protectionOf } from '../protection/protection.ts'
import type { CompanySize } from '../protection/company-size.ts'
import { orderWordsOf } from './order-words.ts'
import { checkWrittenOrder } from './written-order-check.ts'
import { writtenOrderRows } from './written-order-items.ts'
import type { WrittenOrder } from './written-order.ts'

const size = (capital: string, employees: number): CompanySize => ({
  isIndividual: false,
  capital,
  regularEmployees: employees,
  hasEmployees: employees > 0,
  confirmedOn: '2026-04-01',
})
const isBuyer = size('500000000', 400)
const protectionFor = (supplier: CompanySize, work: 'manufacturing' | 'sale' = 'manufacturing') =>
  protectionOf({ orderedOn: '2026-11-20', work, buyer: isBuyer, supplier })
const factory = protectionFor(size('20000000', 60))
const seamstress = protectionFor({ ...size('0', 0), isIndividual: true, capital: null })

const order: WrittenOrder = {
  issuerName: '白詰草アパレル',
  receiverName: '港南商事',
  issueDate: '2026-11-20',
  lines: [{ description: 'SK27-177 タイプライターシャツ 白 M', quantity: '140' }],
  rightsTransfer: null,
  deliveryDue: '2027-02-26',
  deliveryPlace: '東京DC',
  isInspected: true,
  inspectionDue: '受領後5営業日以内',
  total: '5503042',
  amountFormula: '',
  due: { due: '2027-03-31', day: 34, limit: { on: '2027-04-26', by: 'sixtyDays' }, by: 'as_agreed', verdict: 'lawful' },
  means: { method: 'bank', feeBearer: 'payer', cashOn: null, costsSupplier: false },
  factoring: null,
  recordedClaim: null,
  otherMeans: '',
  materialSupply: 'none',
  paidMaterials: [],
  recommission: null,
  undetermined: {},
  protection: factory,
}
const faults = (change: Partial<WrittenOrder>) =>
  checkWrittenOrder({ ...order, ...change }).items.flatMap(({ key, fault }) => (fault ? [`${key} ${fault}`] : []))

it('trade-law B2 the items stand in the order of the notice, each with a place to fill it in', () => {
  expect(writtenOrderRows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15])
  expect(new Set(writtenOrderRows.map(({ field }) => field)).size).toBe(writtenOrderRows.length)
})

it('a complete order is complete, and only what it needs is counted', () => {
  expect(checkWrittenOrder(order)).toMatchObject({ filled: 9, needed: 9, isComplete: true, isBlocking: true })
  expect(checkWrittenOrder({ ...order, isInspected: false, inspectionDue: '' })).toMatchObject({ needed: 8, filled: 8 })
})

const material = {
  name: '下げ札',
  quantity: '380',
  price: '12',
  handOverOn: '2026-12-01',
  settlementOn: '2027-03-31',
  settlementMethod: '相殺',
}
const late = { ...order.due!, verdict: 'late' as const }
const claim = { method: 'densai', feeBearer: 'payer' as const, cashOn: '2027-03-31', costsSupplier: false }
const factoring = {
  institution: 'みなと銀行',
  amountOrShare: '100 %',
  availableFrom: '2027-03-31',
  settledOn: '2027-03-31',
}

it.each<[string, Partial<WrittenOrder>, string[]]>([
  ['1', { receiverName: ' ' }, ['parties missing']],
  ['2', { issueDate: null }, ['order_date missing']],
  ['3 no line', { lines: [] }, ['content missing']],
  ['3 no words', { lines: [{ description: '', quantity: '1' }] }, ['content missing']],
  ['3 no quantity', { lines: [{ description: 'シャツ', quantity: '0' }] }, ['content missing']],
  ['3 rights without terms', { rightsTransfer: { terms: '' } }, ['content missing']],
  ['4', { deliveryDue: null }, ['receipt_date missing']],
  ['5', { deliveryPlace: '' }, ['receipt_place missing']],
  ['6 inspected', { inspectionDue: '' }, ['inspection_date missing']],
  ['7', { total: null }, ['amount missing']],
  ['7 by a formula', { total: null, amountFormula: '単価 × 出来高' }, []],
  ['8', { due: null }, ['due_date missing']],
  ['8 too late', { due: late }, ['due_date due_late']],
  ['9', { means: null }, ['payment_method missing']],
  ['9 a fee', { means: { ...order.means!, feeBearer: 'payee' } }, ['payment_method means_unlawful']],
  ['9 a note', { means: { ...order.means!, method: 'note' } }, ['payment_method means_unlawful']],
  ['10', { means: { ...claim, method: 'factoring' } }, ['factoring missing']],
  [
    '10 half',
    { means: { ...claim, method: 'factoring' }, factoring: { ...factoring, settledOn: null } },
    ['factoring factoring_incomplete'],
  ],
  ['10 whole', { means: { ...claim, method: 'factoring' }, factoring }, []],
  ['11', { means: claim }, ['recorded_claim missing']],
  [
    '11 after the due date',
    { means: claim, recordedClaim: { amount: '1', maturity: '2027-04-01' } },
    ['recorded_claim maturity_after_due'],
  ],
  ['11 on the due date', { means: claim, recordedClaim: { amount: '1', maturity: '2027-03-31' } }, []],
  ['12', { means: { ...order.means!, method: 'other' } }, ['other_means missing']],
  ['13', { materialSupply: 'paid' }, ['paid_materials missing']],
  [
    '13 half',
    { materialSupply: 'paid', paidMaterials: [{ ...material, price: null }] },
    ['paid_materials material_incomplete'],
  ],
  ['13 whole', { materialSupply: 'paid', paidMaterials: [material] }, []],
  ['13 free', { materialSupply: 'free' }, []],
])('trade-law B2 no. %s', (_, change, expected) => expect(faults(change)).toEqual(expected))

it('trade-law B2 no. 14: what is open needs its reason and its day; names and the order date are never open', () => {
  const open = (key: string, reason: string, expectedOn: string | null, change: Partial<WrittenOrder>) =>
    faults({ ...change, undetermined: { [key]: { reason, expectedOn } } })
  expect(open('receipt_place', '倉庫移転中', '2026-12-10', { deliveryPlace: '' })).toEqual([])
  expect(open('receipt_place', '', '2026-12-10', { deliveryPlace: '' })).toEqual(['receipt_place open_reason_missing'])
  expect(open('receipt_place', '倉庫移転中', null, { deliveryPlace: '' })).toEqual(['receipt_place open_day_missing'])
  expect(open('parties', 'x', '2026-12-10', { issuerName: '' })).toEqual(['parties missing'])
  expect(open('due_date', 'x', '2026-12-10', { due: late })).toEqual(['due_date due_late'])
  const undetermined = { amount: { reason: '試作後に決定', expectedOn: '2026-12-10' } }
  expect(checkWrittenOrder({ ...order, total: null, undetermined })).toMatchObject({
    isComplete: true,
    supplements: [{ key: 'amount', expectedOn: '2026-12-10' }],
  })
})

it('trade-law C: a freelance is told whose order it is; a sale is asked for nothing', () => {
  const recommission = { client: '', clientDueOn: '2027-01-31' }
  expect(faults({ protection: seamstress, recommission })).toEqual(['recommission missing'])
  expect(faults({ recommission })).toEqual([])
  const sale = protectionFor(size('20000000', 60), 'sale')
  expect(checkWrittenOrder({ ...order, lines: [], protection: sale }).isBlocking).toBe(false)
  expect(faults({ due: late, protection: sale })).toEqual([])
})

it('trade-law D: words of an electronic contract, and of the act that asks for the statement', () => {
  const check = checkWrittenOrder(order)
  expect(orderWordsOf(order, check, true)).toEqual([
    'subcontract_statement',
    'electronic_contract_copy',
    'fee_borne_by_buyer',
    'paper_on_request',
    'common_items_referred',
  ])
  const moved = { ...order, protection: seamstress, due: { ...order.due!, by: 'agreed_shift' as const } }
  expect(orderWordsOf(moved, { supplements: [{ key: 'amount', expectedOn: '2026-12-10' }] }, false)).toEqual([
    'subcontract_statement',
    'freelance_statement',
    'electronic_contract_copy',
    'holiday_shift_agreed',
    'fee_borne_by_buyer',
    'open_items_supplemented',
    'paper_on_request',
  ])
})
