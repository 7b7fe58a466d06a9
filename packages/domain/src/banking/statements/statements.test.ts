import { expect, it } from 'vitest'
import { writeRecord } from '../fixed-records/write-record.ts'
import { accountActivityFamily } from './fixed/account-activity-layout.ts'
import { depositNoticeFamily } from './fixed/deposit-notice-layout.ts'
import { detectStatement } from './detect-format.ts'
import { freshEntries } from './entry-key.ts'
import { readAccountActivity } from './fixed/read-account-activity.ts'
import { readBankCsv } from './csv/read-bank-csv.ts'
import { readCamt } from './camt/read-camt.ts'
import { readDepositNotice } from './fixed/read-deposit-notice.ts'

const rules = { near: '2026-12-01' }
const head = {
  madeOn: '081201',
  from: '081130',
  to: '081130',
  bankCode: '0001',
  branchCode: '001',
  accountKind: '1',
  accountNumber: '7654321',
  holder: 'ｶ)ﾂﾑｷﾞ',
}
const golden = {
  inquiry: '30000001',
  bookedOn: '081130',
  valueOn: '081130',
  direction: '1',
  kind: '11',
  amount: '723404',
}
const [header, longHeader] = accountActivityFamily.header

function activity(
  rows: Record<string, string>[],
  { layout = header as typeof header | typeof longHeader, closing = '', ...values }: Record<string, unknown> = {},
): string {
  const { data, trailer, end } = accountActivityFamily
  const of = (direction: string) => rows.filter((row) => row.direction === direction)
  const total = (direction: string) => of(direction).reduce((sum, { amount }) => sum + Number(amount), 0)
  const after = 1_000_000 + total('1') - total('2')
  return [
    writeRecord(layout as typeof header, { ...head, sign: '1', book: '1', opening: '1000000', ...values }),
    ...rows.map((row) => writeRecord(data[0], row)),
    writeRecord(trailer[0], {
      inCount: String(of('1').length),
      inTotal: String(total('1')),
      outCount: String(of('2').length),
      outTotal: String(total('2')),
      sign: after < 0 ? '2' : '1',
      closing: String(closing || Math.abs(after)),
      rows: String(rows.length),
    }),
    writeRecord(end[0], { records: String(rows.length + 3), accounts: '1' }),
  ].join('\r\n')
}

it('A7 golden 7: kind 03, era dates, in, transfer', () => {
  const text = activity([{ ...golden, senderName: 'ｶ)ｵﾂ' }])
  expect(text.split('\r\n')[1]).toMatch(/^230000001081130081130111000000723404/)
  const { statements, findings } = readAccountActivity(text, rules)
  expect(findings).toEqual([])
  expect(statements).toMatchObject([{ account: '0001-001-1-7654321', opening: '1000000', closing: '1723404' }])
  expect(statements[0]?.entries).toMatchObject([
    { bookedOn: '2026-11-30', direction: 'in', kind: 'transfer', amount: '723404', senderName: 'ｶ)ｵﾂ' },
  ])
})

it('A6 some banks write ten digits of account, or Western years', () => {
  const long = activity([golden], { layout: longHeader, accountNumber: '0007654321' })
  expect(readAccountActivity(long, rules).statements[0]?.account).toBe('0001-001-1-7654321')
  expect(readAccountActivity(long, rules).statements[0]?.holder).toBe('ｶ)ﾂﾑｷﾞ')
  const western = activity([{ ...golden, bookedOn: '261130', valueOn: '000000' }], { from: '261130', to: '261130' })
  expect(readAccountActivity(western, { ...rules, calendar: 'western' }).statements[0]?.entries[0]).toMatchObject({
    bookedOn: '2026-11-30',
    valueOn: null,
  })
  expect(readAccountActivity(western, rules).findings[0]).toMatchObject({ code: 'field_date', field: 'records.0.from' })
})

it('A6 an overdraft is below nothing', () => {
  const [statement] = readAccountActivity(
    activity([{ ...golden, direction: '2', amount: '1500000' }]),
    rules,
  ).statements
  expect(statement).toMatchObject({ opening: '1000000', closing: '-500000' })
})

it('A6 opening + Σ = closing, and trailers count and sum', () => {
  const codes = (text: string) => readAccountActivity(text, rules).findings.map(({ code }) => code)
  expect(codes(activity([golden], { closing: '1723405' }))).toEqual(['balance_differs'])
  const text = activity([golden])
  expect(codes(text.replace('8000001', '8000002'))).toEqual(['count_differs'])
  expect(codes(text.replace('80000010000000723404', '80000010000000723405'))).toEqual(['total_differs'])
  expect(readAccountActivity(text.replace('8000001', '8000002'), rules).statements).toEqual([])
})

it('A6 the same file twice changes nothing', () => {
  const again = () => readAccountActivity(activity([golden, { ...golden, inquiry: '30000002' }]), rules).statements[0]!
  const first = freshEntries(again().entries, new Set())
  expect(first.fresh).toHaveLength(2)
  const known = new Set(first.fresh.map(({ key }) => key))
  expect(freshEntries(again().entries, known)).toMatchObject({ fresh: [], repeated: [{}, {}] })
  const unnumbered = readAccountActivity(activity([golden, golden].map((row) => ({ ...row, inquiry: '' }))), rules)
  expect(new Set(unnumbered.statements[0]?.entries.map(({ key }) => key)).size).toBe(2)
  const double = readAccountActivity(activity([golden, golden]), rules)
  expect(double.findings).toMatchObject([{ level: 'warning', code: 'entry_repeated' }])
})

function notice(rows: Record<string, string>[]): string {
  const { header, data, trailer, end } = depositNoticeFamily
  const of = (cancelled: boolean) => rows.filter((row) => (row.cancelled === '1') === cancelled)
  const total = (cancelled: boolean) => String(of(cancelled).reduce((sum, { amount }) => sum + Number(amount), 0))
  return [
    writeRecord(header[0], head),
    ...rows.map((row) => writeRecord(data[0], { ...golden, inquiry: '000001', ...row })),
    writeRecord(trailer[0], {
      count: String(of(false).length),
      total: total(false),
      cancelledCount: String(of(true).length),
      cancelledTotal: total(true),
    }),
    writeRecord(end[0]),
  ].join('')
}

it('A6 kind 01: a notice of deposits, one of them taken back', () => {
  const rows: Record<string, string>[] = [
    { amount: '220000', ediText: 'INV-2611-00001', senderName: 'ﾔﾏﾀﾞ' },
    { amount: '500', cancelled: '1' },
  ]
  const { statements, findings } = readDepositNotice(notice(rows), rules)
  expect(findings).toEqual([])
  expect(statements).toMatchObject([
    { format: 'deposit_notice', account: '0001-001-1-7654321', from: '2026-11-30', opening: null },
  ])
  expect(statements[0]?.entries).toMatchObject([
    { amount: '220000', ediText: 'INV-2611-00001', isCancelled: false },
    { amount: '500', isCancelled: true },
  ])
})

const csv = [
  '照会口座,東京営業部 普通 7654321',
  '取引日,摘要,お支払金額,お預り金額,残高',
  '2026/11/30,"振込 カ)オツ",,"723,404","1,723,404"',
  '2026年12月1日,電気料,"10,000",,"1,713,404"',
].join('\r\n')

it('A6 bank CSV: columns by their titles, remembered, either way round', () => {
  const read = readBankCsv(csv, { ...rules, account: '0001-001-1-7654321' })
  expect(read.findings).toEqual([])
  expect(read.columns).toMatchObject({ skip: 2, places: { bookedOn: 0, text: 1, out: 2, in: 3, balance: 4 } })
  expect(read.statements).toMatchObject([
    {
      opening: '1000000',
      closing: '1713404',
      from: '2026-11-30',
      entries: [{ amount: '723404' }, { direction: 'out' }],
    },
  ])
  const lines = csv.split('\r\n')
  const newestFirst = [...lines.slice(0, 2), lines[3], lines[2]].join('\n')
  const reversed = readBankCsv(newestFirst, { ...rules, account: '0001-001-1-7654321', columns: read.columns })
  expect(reversed.statements[0]?.entries.map(({ key }) => key)).toEqual(
    read.statements[0]?.entries.map(({ key }) => key),
  )
  const other = csv.replace('お支払金額', '出金')
  expect(readBankCsv(other, { ...rules, account: 'a', columns: read.columns }).findings[0]?.code).toBe('csv_columns')
})

const damaged: [what: string, text: string, code: string][] = [
  ['a balance that does not follow', csv.replace('1,713,404', '1,713,405'), 'row_balance'],
  ['a date that does not exist', csv.replace('2026/11/30', '2026/11/31'), 'row_date'],
  ['an amount that is none', csv.replace('723,404"', '723,4x4"'), 'row_amount'],
  ['both ways at once', csv.replace('電気料,"10,000",', '電気料,"10,000",5'), 'row_both_directions'],
  ['quotes without an end', csv.replace('オツ"', 'オツ'), 'csv_quotes'],
  ['no titles', 'a,b\n1,2', 'csv_columns'],
]
for (const [what, text, code] of damaged) {
  it(`A6 a CSV with ${what} is refused whole`, () => {
    const { statements, findings } = readBankCsv(text, { ...rules, account: 'a' })
    expect(findings.map((finding) => finding.code)).toContain(code)
    expect(statements).toEqual([])
  })
}

it('knows a file by its bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(detectStatement(bytes(activity([golden]).slice(0, 50)))).toEqual({
    format: 'account_activity',
    encoding: 'utf-8',
  })
  expect(detectStatement(bytes(notice([]).slice(0, 50))).format).toBe('deposit_notice')
  expect(detectStatement(bytes(csv))).toEqual({ format: 'bank_csv', encoding: 'utf-8' })
  expect(detectStatement(bytes('\ufeff<?xml version="1.0"?><Document/>')).format).toBe('camt')
  // 取引 in CP932
  expect(detectStatement(Uint8Array.of(0x8e, 0xe6, 0x88, 0xf8, 0x2c, 0x31))).toEqual({
    format: 'bank_csv',
    encoding: 'cp932',
  })
  expect(detectStatement(bytes('hello'))).toMatchObject({ format: null })
})

type Tree = { [name: string]: string | Tree | Tree[] }
const element = (name: string, of: string | Tree): string => {
  const [plain, currency] = name.split('@')
  const inside =
    typeof of === 'string'
      ? of
      : Object.entries(of).flatMap(([child, value]) => [value].flat().map((each) => element(child, each)))
  return `<${plain}${currency ? ` Ccy="${currency}"` : ''}>${[inside].flat().join('')}</${plain}>`
}
const balance = (code: string, amount: string) => ({
  Tp: { CdOrPrtry: { Cd: code } },
  'Amt@USD': amount,
  CdtDbtInd: 'CRDT',
})
const camt = (change: Tree = {}) =>
  element('Document', {
    BkToCstmrStmt: {
      Stmt: {
        Acct: { Id: { IBAN: 'GB33BUKB20201555555555' }, Ccy: 'USD' },
        Bal: [balance('OPBD', '100.00'), balance('CLBD', '350.50')],
        Ntry: [
          {
            'Amt@USD': '250.50',
            CdtDbtInd: 'CRDT',
            Sts: 'BOOK',
            BookgDt: { Dt: '2026-11-30' },
            AcctSvcrRef: 'R1',
            NtryDtls: {
              TxDtls: [
                { 'Amt@USD': '200.00', RltdPties: { Dbtr: { Nm: 'ACME' } }, RmtInf: { Ustrd: 'INV-1' } },
                { 'Amt@USD': '50.50', RltdPties: { Dbtr: { Pty: { Nm: 'BETA' } } } },
              ],
            },
            ...change,
          },
        ],
      },
    },
  })

it('A6 camt.053: balances, and the transactions of a batch', () => {
  const { statements, findings } = readCamt(camt())
  expect(findings).toEqual([])
  expect(statements).toMatchObject([
    {
      currency: 'USD',
      opening: '100',
      closing: '350.5',
      entries: [{ amount: '200', senderName: 'ACME' }, { amount: '50.5' }],
    },
  ])
  expect(statements[0]?.entries[0]?.ediText).toBe('INV-1')
  const codes = (text: string) => readCamt(text).findings.map(({ code }) => code)
  expect(codes(camt({ 'Amt@USD': '1' }))).toContain('balance_differs')
  expect(readCamt(camt({ BookgDt: { Dt: '2026-11-31' } })).findings).toMatchObject([
    { code: 'xml_element', field: 'statements.0.Ntry.0.BookgDt' },
  ])
  expect(codes(element('Invoice', {}))).toEqual(['statement_format'])
  const named = camt().replace(
    '<Document>',
    '\ufeff<b:Document xmlns:b="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">',
  )
  expect(codes(named.replace('</Document>', '</b:Document>'))).toEqual([])
  expect(readCamt(`${camt()}<`).findings).toMatchObject([{ code: 'xml_damaged', meta: { found: 'not_well_formed' } }])
  expect(codes(`<!DOCTYPE a [<!ENTITY b "c">]>${camt()}`)).toEqual(['xml_damaged'])
})
