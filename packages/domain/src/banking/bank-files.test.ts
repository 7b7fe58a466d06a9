import { expect, it } from 'vitest'
import { sum } from '../money/decimal.ts'
import { accountKinds, type BankAccount } from './bank-accounts/bank-account.ts'
import type { BankingFinding } from './finding.ts'
import { fromJisBytes, toJisBytes } from './fixed-records/jis-bytes.ts'
import type { RecordLayout } from './fixed-records/record-layout.ts'
import { writeRecord } from './fixed-records/write-record.ts'
import { readBankCsv } from './statements/csv/read-bank-csv.ts'
import { accountActivityFamily } from './statements/fixed/account-activity-layout.ts'
import { depositNoticeFamily } from './statements/fixed/deposit-notice-layout.ts'
import { readAccountActivity } from './statements/fixed/read-account-activity.ts'
import { readDepositNotice } from './statements/fixed/read-deposit-notice.ts'
import { mergeTransfers } from './transfer-files/merge-transfers.ts'
import { readTransferFile } from './transfer-files/read-transfer-file.ts'
import { transferFamily } from './transfer-files/transfer-layout.ts'
import type { Transfer, TransferOrder } from './transfer-files/transfer-order.ts'
import { writeTransferFile } from './transfer-files/write-transfer-file.ts'

/** Mulberry32: the same run for the same seed. */
function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  const digits = (length: number) => Array.from({ length }, () => below(10)).join('')
  const signs = 'ｱｲｶﾞﾊﾟﾝABZ0189-./()'
  const name = (length: number) =>
    `ﾂ${Array.from({ length: below(length) }, () => signs[below(signs.length)]).join('')}ｱ`
  return { below, digits, name }
}
type Random = ReturnType<typeof random>

const accountOf = ({ below, digits, name }: Random, use: 'debit' | 'payee'): BankAccount => ({
  bankCode: digits(4),
  bankName: name(10),
  branchCode: digits(3),
  branchName: name(10),
  kind: accountKinds.filter((kind) => use === 'payee' || kind !== 'savings')[below(use === 'payee' ? 4 : 3)]!,
  accountNumber: `${digits(6)}1`,
  holder: name(24),
})
const transferOf = (from: Random): Transfer => ({
  payee: accountOf(from, 'payee'),
  amount: String(1 + from.below(9_999_999)),
  reference: [
    null,
    { kind: 'codes' as const, first: String(from.below(999)), second: '7' },
    { kind: 'edi' as const, text: `INV-${from.digits(4)}` },
  ][from.below(3)]!,
  way: from.below(2) === 0 ? 'telegraphic' : 'document',
})
const orderOf = (from: Random): TransferOrder => ({
  consignorCode: from.digits(10),
  debit: accountOf(from, 'debit'),
  payOn: ['2026-11-30', '2026-12-01', '2026-12-14'][from.below(3)]!,
  transfers: Array.from({ length: 1 + from.below(8) }, () => transferOf(from)),
})
const check = { today: '2026-11-24' }
const write = (order: TransferOrder, lineEnd: 'none' | 'crlf') => {
  const { file, findings } = writeTransferFile(order, check, { lineEnd })
  if (!file) throw new Error(JSON.stringify(findings))
  return file
}

it('every layout adds up, and its columns follow each other', () => {
  const layouts = (family: object) =>
    Object.values(family as Record<string, RecordLayout[] | number>).flatMap((each) =>
      typeof each === 'number' ? [] : each,
    )
  for (const [family, length] of [
    [transferFamily, 120],
    [depositNoticeFamily, 200],
    [accountActivityFamily, 200],
  ] as const) {
    for (const layout of layouts(family)) {
      expect(layout.length).toBe(length)
      for (const [at, column] of layout.columns.entries()) {
        const before = layout.columns[at - 1]
        expect(column.offset).toBe(before ? before.offset + before.length : 0)
      }
    }
  }
})

const positions: [name: string, first: number, last: number][] = [
  ['bankCode', 2, 5],
  ['branchCode', 21, 23],
  ['clearingHouse', 39, 42],
  ['accountKind', 43, 43],
  ['holder', 51, 80],
  ['amount', 81, 90],
  ['newCode', 91, 91],
  ['firstCode', 92, 101],
  ['secondCode', 102, 111],
  ['way', 112, 112],
  ['ediMark', 113, 113],
  ['spare', 114, 120],
]
for (const [name, first, last] of positions) {
  it(`A1 data: ${name} stands at ${first} to ${last}`, () => {
    const column = transferFamily.data[0].columns.find((each) => each.name === name)!
    expect([column.offset + 1, column.offset + column.length]).toEqual([first, last])
  })
}

it('write and read are each other’s undoing; records are 120 bytes; rows make the trailer', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const order = orderOf(random(seed))
    const file = write(order, 'none')
    const read = readTransferFile(file.bytes, check.today)
    expect(read.findings).toEqual([])
    expect(write(read.order!, 'none').bytes).toEqual(file.bytes)
    expect(read.order?.transfers.map(({ amount, reference, way }) => ({ amount, reference, way }))).toEqual(
      order.transfers.map(({ amount, reference, way }) => ({ amount, reference, way })),
    )
    expect(file.bytes.length).toBe((order.transfers.length + 3) * 120)
    expect(file.total).toBe(sum(order.transfers.map(({ amount }) => amount)))
    const lines = fromJisBytes(write(order, 'crlf').bytes).split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.every((line) => line.length === 120)).toBe(true)
    for (const ends of [lines.join('\n'), `${lines.join('\r\n')}\r\n\u001a`, `${lines.join('')}\u001a`])
      expect(readTransferFile(toJisBytes(ends), check.today).order).toEqual(read.order)
  }
})

const whole = orderOf(random(4))
const [first] = whole.transfers
const broken: [what: string, order: TransferOrder, code: string, field: string | null][] = [
  ['no transfers', { ...whole, transfers: [] }, 'transfers_missing', 'transfers'],
  ['a holiday', { ...whole, payOn: '2026-11-28' }, 'date_not_bank_day', 'payOn'],
  ['today', { ...whole, payOn: '2026-11-24' }, 'date_not_ahead', 'payOn'],
  ['over a month on', { ...whole, payOn: '2026-12-25' }, 'date_too_far', 'payOn'],
  ['no date', { ...whole, payOn: '2026-13-01' }, 'date_format', 'payOn'],
  ['a short consignor code', { ...whole, consignorCode: '12345678901' }, 'consignor_code_format', 'consignorCode'],
  ['savings that pay', { ...whole, debit: { ...whole.debit, kind: 'savings' } }, 'account_kind', 'debit.kind'],
  ...(
    [
      [{ amount: '0' }, 'amount_range', 'amount'],
      [{ amount: '10000000000' }, 'amount_range', 'amount'],
      [{ amount: '1.5' }, 'amount_format', 'amount'],
      [{ amount: '1,000' }, 'amount_format', 'amount'],
      [{ payee: { ...first!.payee, bankCode: '1' } }, 'bank_code_format', 'payee.bankCode'],
      [{ payee: { ...first!.payee, branchCode: 'abc' } }, 'branch_code_format', 'payee.branchCode'],
      [{ payee: { ...first!.payee, accountNumber: '12345678' } }, 'account_number_format', 'payee.accountNumber'],
      [{ payee: { ...first!.payee, accountNumber: '0' } }, 'account_number_format', 'payee.accountNumber'],
      [
        { payee: { ...first!.payee, bankCode: '9900', accountNumber: '12345671' } },
        'post_bank_symbol',
        'payee.accountNumber',
      ],
      [{ payee: { ...first!.payee, holder: '山田' } }, 'name_kanji', 'payee.holder'],
      [{ payee: { ...first!.payee, holder: 'ヵ' } }, 'name_characters', 'payee.holder'],
      [{ reference: { kind: 'edi', text: 'X'.repeat(21) } }, 'edi_too_long', 'reference.text'],
      [{ reference: { kind: 'edi', text: 'A_B' } }, 'edi_characters', 'reference.text'],
      [{ reference: { kind: 'codes', first: 'A', second: '' } }, 'customer_code_format', 'reference.first'],
    ] as [Partial<Transfer>, string, string][]
  ).map(([change, code, field]): [string, TransferOrder, string, string] => [
    `${code} in the second row`,
    { ...whole, transfers: [first!, { ...first!, ...change }] },
    code,
    `transfers.1.${field}`,
  ]),
]
for (const [what, order, code, field] of broken) {
  it(`A4 refuses before a byte is written: ${what}`, () => {
    const { file, findings } = writeTransferFile(order, check)
    expect(file).toBeNull()
    expect(findings).toContainEqual(expect.objectContaining({ level: 'error', code, field }))
  })
}

it('A4 the directory knows banks and branches, and its version is kept; a repeated row is a warning', () => {
  const directory = { version: '2026-11', hasBank: () => true, hasBranch: () => true }
  const twice = { ...whole, transfers: [first!, first!] }
  const { file, findings } = writeTransferFile(twice, { ...check, directory })
  expect(file?.directoryVersion).toBe('2026-11')
  expect(findings).toContainEqual(expect.objectContaining({ level: 'warning', code: 'transfer_repeated' }))
  const unknown = writeTransferFile(twice, { ...check, directory: { ...directory, hasBranch: () => false } })
  expect(unknown.findings).toContainEqual(
    expect.objectContaining({ code: 'branch_unknown', field: 'debit.branchCode' }),
  )
  const nobody = writeTransferFile(twice, { ...check, directory: { ...directory, hasBank: () => false } })
  expect(nobody.findings).toContainEqual(
    expect.objectContaining({ code: 'bank_unknown', field: 'transfers.0.payee.bankCode' }),
  )
})

it('A4 several payables of one account become one transfer, and are remembered', () => {
  const other = transferOf(random(9))
  const merged = mergeTransfers([first!, other, { ...first!, amount: '5' }])
  expect(merged.map(({ parts }) => parts)).toEqual([[0, 2], [1]])
  expect(merged[0]?.transfer).toMatchObject({ amount: sum([first!.amount, '5']), reference: null })
  expect(merged[1]?.transfer).toEqual(other)
})

const head = {
  madeOn: '081201',
  from: '081130',
  to: '081130',
  bankCode: '0001',
  branchCode: '001',
  accountKind: '1',
  accountNumber: '1',
}
const row = {
  inquiry: '00000001',
  bookedOn: '081130',
  valueOn: '081130',
  direction: '1',
  kind: '11',
  amount: '500',
  senderName: 'ｶ)ｵﾂ',
}
const activity = [
  writeRecord(accountActivityFamily.header[0], { ...head, sign: '1', book: '1', opening: '1000' }),
  writeRecord(accountActivityFamily.data[0], row),
  writeRecord(accountActivityFamily.data[0], { ...row, inquiry: '2', direction: '2', amount: '300' }),
  writeRecord(accountActivityFamily.trailer[0], {
    inCount: '1',
    inTotal: '500',
    outCount: '1',
    outTotal: '300',
    sign: '1',
    closing: '1200',
    rows: '2',
  }),
  writeRecord(accountActivityFamily.end[0], { records: '5', accounts: '1' }),
].join('\r\n')
const notice = [
  writeRecord(depositNoticeFamily.header[0], head),
  writeRecord(depositNoticeFamily.data[0], { ...row, inquiry: '000001' }),
  writeRecord(depositNoticeFamily.trailer[0], { count: '1', total: '500' }),
  writeRecord(depositNoticeFamily.end[0]),
].join('')
const csv = '取引日,出金,入金,残高,摘要\r\n2026/11/30,,500,1500,"オツ"\r\n2026/12/01,300,,1200,電気'

type Reading = { whole: boolean; findings: readonly BankingFinding[]; amounts: readonly string[] }
const readers: [what: string, text: string, read: (text: string) => Reading][] = [
  [
    '総合振込',
    fromJisBytes(write(whole, 'crlf').bytes),
    (text) => {
      const { order, findings } = readTransferFile(
        Uint8Array.from(text, (sign) => toByte(sign)),
        check.today,
      )
      return { whole: order !== null, findings, amounts: order?.transfers.map(({ amount }) => amount) ?? [] }
    },
  ],
  ...(
    [
      ['kind 03', activity, (text: string) => readAccountActivity(text, { near: '2026-12-01' })],
      ['kind 01', notice, (text: string) => readDepositNotice(text, { near: '2026-12-01' })],
      ['CSV', csv, (text: string) => readBankCsv(text, { near: '2026-12-01', account: 'a' })],
    ] as const
  ).map(([what, text, read]): [string, string, (text: string) => Reading] => [
    what,
    text,
    (damaged) => {
      const { statements, findings } = read(damaged)
      const amounts = statements.flatMap(({ entries }) => entries.map(({ amount }) => amount))
      return { whole: statements.length > 0, findings, amounts }
    },
  ]),
]
const toByte = (sign: string) => {
  try {
    return toJisBytes(sign)[0]!
  } catch {
    return 0x80
  }
}

const damages: ((text: string, from: Random) => string)[] = [
  (text, { below }) => text.slice(0, below(text.length)),
  (text, { below }) => text.slice(below(text.length)),
  (text, { below }) => {
    const at = below(text.length)
    return text.slice(0, at) + '0189 ,"ｱ\r\n\u0000é'[below(12)] + text.slice(at + 1)
  },
  (text, { below }) => {
    const at = below(text.length)
    return text.slice(0, at) + text.slice(at + 1 + below(9))
  },
  (text, { below }) => {
    const lines = text.split(/(?<=\n)/)
    const at = below(lines.length)
    return [...lines.slice(0, at), lines[at], ...lines.slice(at)].join('')
  },
  (text, { below }) =>
    text
      .split(/(?<=\n)/)
      .toSorted(() => below(3) - 1)
      .join(''),
  (_, { below }) => Array.from({ length: below(400) }, () => String.fromCharCode(below(0x3000))).join(''),
]

for (const [what, text, read] of readers) {
  it(`${what}: 1,500 damaged files each give an answer with a reason, and no amount that was not there`, () => {
    const sound = read(text)
    expect([sound.whole, sound.findings.filter(({ level }) => level === 'error')]).toEqual([true, []])
    let refused = 0
    for (let seed = 1; seed <= 1500; seed += 1) {
      const from = random(seed)
      const found = read(damages[seed % damages.length]!(text, from))
      const errors = found.findings.filter(({ level }) => level === 'error')
      if (!found.whole) refused += 1
      if (found.whole) expect(errors).toEqual([])
      else expect(errors.length + Number(what === 'CSV')).toBeGreaterThan(0)
      expect(found.amounts.every((amount) => /^[1-9]\d*(\.\d+)?$/.test(amount))).toBe(true)
    }
    expect(refused).toBeGreaterThan(500)
  })
}
