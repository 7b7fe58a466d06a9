import { recordLayout, type ColumnRow } from '../fixed-records/record-layout.ts'
import type { RecordFamily } from '../fixed-records/read-record-file.ts'

/** 総合振込: header, data, trailer and end of 120 bytes each (trade-law A1). */
export const transferHeader = recordLayout([
  ['record', 'N', 1, '1'],
  ['kind', 'N', 2, '21'],
  // 0 is JIS; 1, EBCDIC, is for old hosts of banks and is not offered.
  ['codeSet', 'N', 1, '0'],
  ['consignorCode', 'N', 10],
  ['consignorName', 'C', 40],
  ['payOn', 'N', 4],
  ['bankCode', 'N', 4],
  ['bankName', 'C', 15],
  ['branchCode', 'N', 3],
  ['branchName', 'C', 15],
  ['accountKind', 'N', 1],
  ['accountNumber', 'N', 7],
  ['spare', 'C', 17],
])

const payeeAndAmount = [
  ['record', 'N', 1, '2'],
  ['bankCode', 'N', 4],
  ['bankName', 'C', 15],
  ['branchCode', 'N', 3],
  ['branchName', 'C', 15],
  ['clearingHouse', 'N', 4],
  ['accountKind', 'N', 1],
  ['accountNumber', 'N', 7],
  ['holder', 'C', 30],
  ['amount', 'N', 10],
  ['newCode', 'N', 1],
] as const satisfies readonly ColumnRow[]

const wayAndMark = (mark: string) =>
  [
    ['way', 'N', 1],
    ['ediMark', 'C', 1, mark],
    ['spare', 'C', 7],
  ] as const satisfies readonly ColumnRow[]

export const transferData = recordLayout([
  ...payeeAndAmount,
  ['firstCode', 'N', 10],
  ['secondCode', 'N', 10],
  ...wayAndMark(' '),
])

/** The same, where a mark says that the customer codes are one text for the payee. */
export const transferDataWithEdi = recordLayout([...payeeAndAmount, ['ediText', 'C', 20], ...wayAndMark('Y')])

export const transferTrailer = recordLayout([
  ['record', 'N', 1, '8'],
  ['count', 'N', 6],
  ['total', 'N', 12],
  ['spare', 'C', 101],
])

export const transferEnd = recordLayout([
  ['record', 'N', 1, '9'],
  ['spare', 'C', 119],
])

export const transferFamily = {
  length: transferHeader.length,
  header: [transferHeader],
  data: [transferData, transferDataWithEdi],
  trailer: [transferTrailer],
  end: [transferEnd],
} as const satisfies RecordFamily
