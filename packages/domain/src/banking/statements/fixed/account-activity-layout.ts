import type { RecordFamily } from '../../fixed-records/read-record-file.ts'
import { recordLayout, type ColumnRow } from '../../fixed-records/record-layout.ts'

const upToAccount = [
  ['record', 'N', 1, '1'],
  ['kind', 'N', 2, '03'],
  ['codeSet', 'N', 1, '0'],
  ['madeOn', 'N', 6],
  ['from', 'N', 6],
  ['to', 'N', 6],
  ['bankCode', 'N', 4],
  ['bankName', 'C', 15],
  ['branchCode', 'N', 3],
  ['branchName', 'C', 15],
  ['zeros', 'N', 3],
  ['accountKind', 'N', 1],
] as const satisfies readonly ColumnRow[]

const afterAccount = (spare: number) =>
  [
    ['holder', 'C', 40],
    ['sign', 'N', 1],
    ['book', 'N', 1],
    ['opening', 'N', 14],
    ['spare', 'C', spare],
  ] as const satisfies readonly ColumnRow[]

/** 入出金取引明細, kind 03, 200 bytes; some banks write ten digits of account and three bytes less of nothing (trade-law A6). */
export const accountActivityFamily = {
  length: 200,
  header: [
    recordLayout([...upToAccount, ['accountNumber', 'N', 7], ...afterAccount(74)]),
    recordLayout([...upToAccount, ['accountNumber', 'N', 10], ...afterAccount(71)]),
  ],
  data: [
    recordLayout([
      ['record', 'N', 1, '2'],
      ['inquiry', 'N', 8],
      ['bookedOn', 'N', 6],
      ['valueOn', 'N', 6],
      ['direction', 'N', 1],
      ['kind', 'N', 2],
      ['amount', 'N', 12],
      ['cheques', 'N', 12],
      ['presentedOn', 'N', 6],
      ['returnedOn', 'N', 6],
      ['billKind', 'N', 1],
      ['billNumber', 'N', 7],
      ['branchCode', 'N', 3],
      ['senderCode', 'N', 10],
      ['senderName', 'C', 48],
      ['sendingBank', 'C', 15],
      ['sendingBranch', 'C', 15],
      ['text', 'C', 20],
      ['ediText', 'C', 20],
      ['spare', 'C', 1],
    ]),
  ],
  trailer: [
    recordLayout([
      ['record', 'N', 1, '8'],
      ['inCount', 'N', 6],
      ['inTotal', 'N', 13],
      ['outCount', 'N', 6],
      ['outTotal', 'N', 13],
      ['sign', 'N', 1],
      ['closing', 'N', 14],
      ['rows', 'N', 7],
      ['spare', 'C', 139],
    ]),
  ],
  end: [
    recordLayout([
      ['record', 'N', 1, '9'],
      ['records', 'N', 10],
      ['accounts', 'N', 5],
      ['spare', 'C', 184],
    ]),
  ],
} as const satisfies RecordFamily
