import { sum } from '@tsumugi/domain'
import {
  fromJisBytes,
  writeTransferFile,
  type BankAccount,
  type TransferOrder,
  type WrittenTransfers,
} from '@tsumugi/domain/banking'
import type { PaymentRow, RunRow } from './run-queries.ts'

/** Of an account's number only the last three digits are shown. */
export const masked = (account: BankAccount): BankAccount => ({
  ...account,
  accountNumber: account.accountNumber.replace(/\d(?=\d{3})/g, '*'),
})

const nobody: BankAccount = {
  bankCode: '',
  bankName: '',
  branchCode: '',
  branchName: '',
  kind: 'ordinary',
  accountNumber: '',
  holder: '',
}

/** The file of a run, or what keeps it from being written; a payee without an account is among that. */
export function transferFileOf(run: RunRow, payments: readonly PaymentRow[], today: string): WrittenTransfers {
  const order: TransferOrder = {
    consignorCode: run.consignor_code,
    debit: run.debit,
    payOn: run.pay_on,
    transfers: payments
      .filter(({ status }) => status !== 'cancelled')
      .map(({ account, amount, reference }) => ({
        payee: account ?? nobody,
        amount: sum([amount]),
        reference,
        way: 'telegraphic',
      })),
  }
  return writeTransferFile(order, { today }, { lineEnd: run.line_end })
}

/** How many records a page shows of a file. */
const mostRecords = 12

/** The first records as they stand in the file, account numbers masked. */
export function firstRecords(bytes: Uint8Array): string[] {
  const records = fromJisBytes(bytes)
    .replace(/[\r\n]+/g, '')
    .match(/[\s\S]{120}/g)
  return (records ?? []).slice(0, mostRecords).map(maskRecord)
}

/** Places of the account number, from 0, by the kind of record (trade-law A1). */
function maskRecord(record: string): string {
  const from = { '1': 96, '2': 43 }[record[0]!]
  return from === undefined ? record : `${record.slice(0, from)}****${record.slice(from + 4)}`
}
