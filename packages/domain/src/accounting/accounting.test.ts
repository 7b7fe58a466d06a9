import { expect, it } from 'vitest'
import { minus, negated, sum, type Decimal } from '../money/decimal.ts'
import { taxOn } from '../money/tax.ts'
import { type JournalInvoice, invoiceJournal } from './invoice-journal.ts'
import { journalAccountKeys } from './journal-account.ts'
import { journalLayoutKeys, journalViews, type JournalEntry } from './journal-entry.ts'
import { journalLayouts } from './messages/journal-layouts.ts'
import { type JournalSettlement, settlementJournal } from './settlement-journal.ts'
import { cutBytes, journalLines } from './write-journal.ts'

const invoice = (more: Partial<JournalInvoice> = {}): JournalInvoice => ({
  kind: 'invoice',
  number: 'INV2611-00001',
  partner: '江南縫製',
  issuedOn: '2026-11-21',
  currency: 'JPY',
  isConfirmed: true,
  registrationNumber: 'T7123456789012',
  payable: '1184000',
  taxes: [
    { code: 'standard', percent: '10', taxable: '1000000', tax: '100000' },
    { code: 'reduced', percent: '8', taxable: '77778', tax: '6222' },
  ],
  supplies: [],
  ...more,
})
const settlement = (more: Partial<JournalSettlement> = {}): JournalSettlement => ({
  kind: 'payment',
  on: '2026-12-30',
  number: 'INV2611-00001',
  partner: '江南縫製',
  note: '',
  currency: 'JPY',
  amount: '1000',
  ...more,
})
const yayoiOf = (entries: readonly JournalEntry[]) => journalLines('yayoi', entries, {}).map((line) => line.join())

it('an entry for each rate, rounding on its own line, in the 25 columns of 弥生会計', () => {
  expect(yayoiOf(invoiceJournal('payables', invoice()).entries)).toEqual([
    '2000,,,2026/11/21,仕入高,,,課対仕入込10%適格,1100000,100000,買掛金,江南縫製,,対象外,1100000,0,請求 INV2611-00001 江南縫製,,,0,,INV2611-00001,,,no',
    '2000,,,2026/11/21,仕入高,,,課対仕入込軽減8%適格,84000,6222,買掛金,江南縫製,,対象外,84000,0,請求 INV2611-00001 江南縫製,,,0,,INV2611-00001,,,no',
  ])
  const rounded = invoiceJournal('credits', invoice({ payable: '1183999' })).entries
  expect(rounded.map(({ debit, credit, amount }) => [debit.account, credit.account, amount])).toEqual([
    ['receivable', 'sales', '1100000'],
    ['receivable', 'sales', '84000'],
    ['sales', 'receivable', '1'],
  ])
})

it('trade-law D the share of an unregistered seller stands in the tax code, by the day of each supply', () => {
  const bought = invoice({
    registrationNumber: null,
    payable: '220000',
    taxes: [{ code: 'standard', percent: '10', taxable: '200000', tax: '20000' }],
    supplies: [
      { code: 'standard', on: '2026-09-30', amount: '50000' },
      { code: 'standard', on: '2026-10-01', amount: '150000' },
    ],
  })
  const { entries } = invoiceJournal('payables', bought)
  const cells = (key: (typeof journalLayoutKeys)[number], title: string) => {
    const at = journalLayouts[key].columns.findIndex(([each]) => each === title)
    return journalLines(key, entries, {})
      .slice(journalLayouts[key].titles ? 1 : 0)
      .map((line) => line[at])
  }
  expect(cells('yayoi', '借方税区分')).toEqual(['課対仕入込10%区分80%', '課対仕入込10%区分70%'])
  expect(cells('freee', '借方税区分')).toEqual(['課対仕入(控80)10%', '課対仕入(控70)10%'])
  expect(cells('money_forward', '借方インボイス')).toEqual(['80%控除', '70%控除'])
  expect(cells('yayoi', '借方金額')).toEqual(['55000', '165000'])
  expect(cells('yayoi', '借方税金額')).toEqual(['5000', '15000'])
  const late = invoiceJournal('payables', { ...bought, issuedOn: '2031-10-01', supplies: [] }).entries
  expect(yayoiOf(late)[0]).toContain('課対仕入込10%控不')
  // What is sold bears no share.
  expect(yayoiOf(invoiceJournal('credits', bought).entries)[0]).toContain('課税売上込10%,')
})

it.each([
  ['payables', 'payment', '1000', '買掛金', '普通預金'],
  ['payables', 'payment', '-1000', '普通預金', '買掛金'],
  ['payables', 'netting', '1000', '買掛金', '売掛金'],
  ['payables', 'write_off', '1000', '買掛金', '雑収入'],
  ['payables', 'ahead', '1000', '前払金', '普通預金'],
  ['credits', 'receipt', '1000', '普通預金', '売掛金'],
  ['credits', 'write_off', '1000', '貸倒損失', '売掛金'],
  ['credits', 'fee', '550', '支払手数料', '普通預金'],
  ['credits', 'ahead', '1', '普通預金', '前受金'],
] as const)('domain §3.10 %s: %s of %s is %s / %s', (view, kind, amount, debit, credit) => {
  const [line] = journalLines('freee', settlementJournal(view, settlement({ kind, amount })).entries, {}).slice(1)
  expect([line![2], line![7], line![5]]).toEqual([debit, credit, amount.replace('-', '')])
})

it('says what is left out, and why; names of accounts may be changed', () => {
  expect(settlementJournal('credits', settlement({ kind: 'netting' })).omissions).toMatchObject([
    { reason: 'other_view' },
  ])
  expect(settlementJournal('payables', settlement({ currency: 'USD' })).omissions[0]!.reason).toBe('foreign_currency')
  const reasonOf = (more: Partial<JournalInvoice>) => invoiceJournal('payables', invoice(more)).omissions[0]!.reason
  expect(reasonOf({ isConfirmed: false })).toBe('not_confirmed')
  expect(reasonOf({ currency: 'USD' })).toBe('foreign_currency')
  expect(reasonOf({ taxes: [] })).toBe('no_tax')
  const { entries } = invoiceJournal('payables', invoice())
  expect(journalLines('money_forward', entries, { purchases: '外注加工費' })[1]![2]).toBe('外注加工費')
  expect(cutBytes('ｱ株式会社ツムギ', 6)).toBe('ｱ株式')
})

it('layouts have the columns that their programs ask for', () => {
  const widths = journalLayoutKeys.map((key) => journalLayouts[key].columns.length)
  expect(widths).toEqual([25, 14, 27])
})

/** Mulberry32: the same run for the same seed. */
function random(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * count)
  }
}

function randomInvoice(below: (count: number) => number): JournalInvoice {
  const taxes = (['standard', 'reduced', 'exempt'] as const).slice(below(3)).map((code, at) => {
    const percent = { standard: '10', reduced: '8', exempt: '0' }[code]
    const taxable = String(below(2_000_000) - (at === 0 ? 0 : 400_000))
    return { code, percent, taxable, tax: taxOn(taxable, percent) }
  })
  const days = ['2026-09-30', '2026-10-01', '2028-10-01']
  return invoice({
    kind: below(4) === 0 ? 'credit_note' : 'invoice',
    registrationNumber: below(2) === 0 ? null : 'T7123456789012',
    taxes,
    supplies: taxes.flatMap(({ code }) => days.map((on) => ({ code, on, amount: String(below(1000)) }))),
    payable: sum([...taxes.flatMap(({ taxable, tax }) => [taxable, tax]), String(below(3) - 1)]),
  })
}

const ahead: [what: string, more: Partial<JournalSettlement>, sides: readonly string[]][] = [
  ['money ahead is owed back until it pays something', { kind: 'ahead' }, ['bank', 'received_ahead']],
  ['cash lies in the till', { kind: 'ahead', isCash: true }, ['cash', 'received_ahead']],
  ['so does what cash paid at once', { kind: 'receipt', isCash: true }, ['cash', 'receivable']],
  ['what it pays later moves no money', { kind: 'ahead_used', isCash: true }, ['received_ahead', 'receivable']],
  ['given back it turns round', { kind: 'ahead', amount: '-1000' }, ['received_ahead', 'bank']],
]
it.each(ahead)('§3.10 advances received: %s, and bear no tax', (_, more, sides) => {
  const [entry] = settlementJournal('credits', settlement(more)).entries
  expect([entry!.debit.account, entry!.credit.account]).toEqual(sides)
  expect([entry!.amount, entry!.debit.tax, entry!.credit.tax]).toEqual(['1000', null, null])
})

it('property: Σ debit = Σ credit, and the ledger’s account holds what the ledger says', () => {
  const below = random(20261127)
  for (let round = 0; round < 300; round += 1) {
    const view = journalViews[round % 2]!
    const papers = Array.from({ length: 1 + below(6) }, () => randomInvoice(below))
    const kinds = view === 'payables' ? (['payment', 'write_off'] as const) : (['receipt', 'write_off'] as const)
    const settled = Array.from({ length: below(5) }, () =>
      settlement({ kind: kinds[below(2)]!, amount: String(below(100_000) - 30_000) }),
    )
    const entries = [
      ...papers.flatMap((each) => invoiceJournal(view, each).entries),
      ...settled.flatMap((each) => settlementJournal(view, each).entries),
    ]
    const balances = journalAccountKeys.map((account) => {
      const of = (side: 'debit' | 'credit') =>
        sum(entries.filter((entry) => entry[side].account === account).map(({ amount }) => amount))
      return [account, minus(of('debit'), of('credit'))] as const
    })
    expect(sum(balances.map(([, balance]) => balance))).toBe('0')
    const owed = sum([
      ...papers.map(({ kind, payable }) => (kind === 'invoice' ? payable : negated(payable))),
      ...settled.map(({ amount }) => negated(amount)),
    ])
    const ledger: Decimal = new Map(balances).get(view === 'payables' ? 'payable' : 'receivable')!
    expect(ledger).toBe(view === 'payables' ? negated(owed) : owed)
    for (const { amount, debit, credit } of entries)
      for (const text of [amount, debit.tax?.amount ?? '0', credit.tax?.amount ?? '0']) expect(text).toMatch(/^\d+$/)
  }
})
