import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { BankAccount } from '../bank-accounts/bank-account.ts'
import { fromJisBytes, toJisBytes } from '../fixed-records/jis-bytes.ts'
import { readTransferFile } from './read-transfer-file.ts'
import type { TransferOrder } from './transfer-order.ts'
import { writeTransferFile } from './write-transfer-file.ts'

const account = (from: Partial<BankAccount>): BankAccount => ({
  bankCode: '0001',
  bankName: 'みずほ',
  branchCode: '001',
  branchName: 'トウキョウエイギョウブ',
  kind: 'ordinary',
  accountNumber: '7654321',
  holder: '株式会社ツムギ',
  ...from,
})
const golden: TransferOrder = {
  consignorCode: '1234567890',
  debit: account({}),
  payOn: '2026-12-30',
  transfers: [
    {
      payee: account({
        bankCode: '0009',
        bankName: 'ミツイスミトモギンコウ',
        branchCode: '123',
        branchName: 'シンジュクシテン',
        accountNumber: '12345',
        holder: 'カブシキガイシャ ホウセーニホン',
      }),
      amount: '1045000.0000',
      reference: { kind: 'codes', first: '101', second: '2611' },
      way: 'telegraphic',
    },
    {
      payee: account({
        bankCode: '0005',
        bankName: 'ミツビシUFJ',
        branchCode: '045',
        branchName: 'オオサカ',
        kind: 'current',
        accountNumber: '9876543',
        holder: 'ヤマダショウテン有限会社',
      }),
      amount: '220000',
      reference: { kind: 'edi', text: 'INV-2611-00001' },
      way: 'telegraphic',
    },
  ],
}
const check = { today: '2026-12-01' }
const written = (order: TransferOrder, lineEnd: 'none' | 'crlf' = 'none') => {
  const { file, findings } = writeTransferFile(order, check, { lineEnd })
  if (!file) throw new Error(JSON.stringify(findings))
  return file
}
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('A7 golden 1: the header', () => {
  const header = fromJisBytes(written(golden).bytes).slice(0, 120)
  const parts = ['1', '21', '0', '1234567890', `ｶ)ﾂﾑｷﾞ${' '.repeat(34)}`, '1230', '0001', `ﾐｽﾞﾎ${' '.repeat(11)}`]
  expect(header).toBe([...parts, '001', 'ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ  ', '1', '7654321', ' '.repeat(17)].join(''))
})

it('A7 golden 2 and 3: data with codes, and with a text for the payee', () => {
  const text = fromJisBytes(written(golden).bytes)
  const [first, second] = [text.slice(120, 240), text.slice(240, 360)]
  expect(first.slice(80, 113)).toBe(['0001045000', '0', '0000000101', '0000002611', '7', ' '].join(''))
  expect(first.slice(50, 80).trimEnd()).toBe('ｶ)ﾎｳｾ-ﾆﾎﾝ')
  const name = written(golden).bytes.slice(170, 180)
  expect([...name].map((byte) => byte.toString(16)).join('')).toBe('b629ceb3be2dc6cedd20')
  expect(second.slice(50, 80).trimEnd()).toBe('ﾔﾏﾀﾞｼﾖｳﾃﾝ(ﾕ')
  expect(second.slice(80, 113)).toBe(['0000220000', '0', 'INV-2611-00001      ', '7', 'Y'].join(''))
})

it('A7 golden 4: trailer, end, and the whole file to the byte with both line ends', () => {
  const file = written(golden)
  const text = fromJisBytes(file.bytes)
  expect(text.slice(360)).toBe(`8000002000001265000${' '.repeat(101)}9${' '.repeat(119)}`)
  expect([file.bytes.length, file.count, file.total]).toEqual([600, 2, '1265000'])
  expect(sha(file.bytes)).toBe('f889906984c855ad0944d2008683fa27b80fd18ff93c4cc18180599ee193c613')
  const lines = written(golden, 'crlf')
  expect(lines.bytes.length).toBe(610)
  expect(sha(lines.bytes)).toBe('9fe78e558533dc21e6cae402fbbd283691e78f1bcb1ef069ed0753da0babac78')
})

it('reads back what was written', () => {
  const { order, findings } = readTransferFile(written(golden).bytes, '2026-12-01')
  expect(findings).toEqual([])
  expect(order && sha(written(order).bytes)).toBe(sha(written(golden).bytes))
})

it('A1 a trailer that counts or sums otherwise is told', () => {
  const text = fromJisBytes(written(golden).bytes)
  const codes = (from: string, to: string) =>
    readTransferFile(toJisBytes(text.replace(from, to)), '2026-12-01').findings.map(({ code }) => code)
  expect(codes('8000002', '8000003')).toEqual(['count_differs'])
  expect(codes('000001265000 ', '000001265001 ')).toEqual(['total_differs'])
})
