import type { RecordFamily } from '../../fixed-records/read-record-file.ts'
import { recordLayout } from '../../fixed-records/record-layout.ts'

/** 振込入金通知, kind 01, 200 bytes (trade-law A6). */
export const depositNoticeFamily = {
  length: 200,
  header: [
    recordLayout([
      ['record', 'N', 1, '1'],
      ['kind', 'N', 2, '01'],
      ['codeSet', 'N', 1, '0'],
      ['madeOn', 'N', 6],
      ['from', 'N', 6],
      ['to', 'N', 6],
      ['bankCode', 'N', 4],
      ['bankName', 'C', 15],
      ['branchCode', 'N', 3],
      ['branchName', 'C', 15],
      ['accountKind', 'N', 1],
      ['accountNumber', 'N', 7],
      ['holder', 'C', 40],
      ['spare', 'C', 93],
    ]),
  ],
  data: [
    recordLayout([
      ['record', 'N', 1, '2'],
      ['inquiry', 'C', 6],
      ['bookedOn', 'N', 6],
      ['valueOn', 'N', 6],
      ['amount', 'N', 10],
      ['cheques', 'N', 10],
      ['senderCode', 'C', 10],
      ['senderName', 'C', 48],
      ['sendingBank', 'C', 15],
      ['sendingBranch', 'C', 15],
      ['cancelled', 'C', 1],
      ['ediText', 'C', 20],
      ['spare', 'C', 52],
    ]),
  ],
  trailer: [
    recordLayout([
      ['record', 'N', 1, '8'],
      ['count', 'N', 6],
      ['total', 'N', 12],
      ['cancelledCount', 'N', 6],
      ['cancelledTotal', 'N', 12],
      ['spare', 'C', 163],
    ]),
  ],
  end: [
    recordLayout([
      ['record', 'N', 1, '9'],
      ['spare', 'C', 199],
    ]),
  ],
} as const satisfies RecordFamily
