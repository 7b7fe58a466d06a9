import { round, sum, type Decimal } from '../../money/decimal.ts'
import { accountKindDigits, type BankAccount } from '../bank-accounts/bank-account.ts'
import { checkHolderName, checkOfficeName } from '../account-names/check-name.ts'
import type { NameRules } from '../account-names/bank-name.ts'
import { hasErrors, type BankingFinding } from '../finding.ts'
import { monthAndDay } from '../fixed-records/bank-date.ts'
import { toJisBytes } from '../fixed-records/jis-bytes.ts'
import { recordLineEnds, type RecordLineEnd } from '../fixed-records/split-records.ts'
import { writeRecord } from '../fixed-records/write-record.ts'
import { ediTextOf } from './check-reference.ts'
import { checkTransferOrder, type TransferCheck } from './check-transfer-order.ts'
import { transferData, transferDataWithEdi, transferEnd, transferHeader, transferTrailer } from './transfer-layout.ts'
import { transferWays, type Transfer, type TransferOrder } from './transfer-order.ts'

/** How a bank wants its file, kept with the account. */
export interface TransferFileSettings extends NameRules {
  /** CR LF after every record where the bank says nothing. */
  readonly lineEnd?: RecordLineEnd
}

export interface TransferFile {
  /** JIS X 0201, one byte per character. */
  readonly bytes: Uint8Array
  readonly count: number
  readonly total: Decimal
  /** Of the directory that accounts were checked by; null where there was none. */
  readonly directoryVersion: string | null
}

export interface WrittenTransfers {
  /** Null with any error among the findings: no byte is written before all is right. */
  readonly file: TransferFile | null
  readonly findings: readonly BankingFinding[]
}

/** Writes a 総合振込 file (trade-law A). The same order always gives the same bytes. */
export function writeTransferFile(
  order: TransferOrder,
  check: TransferCheck,
  { lineEnd = 'crlf', ...rules }: TransferFileSettings = {},
): WrittenTransfers {
  const debit = namesOf(order.debit, 'consignor', 'debit', rules)
  const payees = order.transfers.map(({ payee }, at) => namesOf(payee, 'payee', `transfers.${at}.payee`, rules))
  const findings = [
    ...checkTransferOrder(order, check),
    ...debit.findings,
    ...payees.flatMap((payee) => payee.findings),
  ]
  if (hasErrors(findings)) return { file: null, findings }
  const records = [
    headerOf(order, debit.account),
    ...order.transfers.map((transfer, at) => dataOf(transfer, payees[at]!.account)),
    trailerOf(order),
    writeRecord(transferEnd),
  ]
  const bytes = toJisBytes(records.map((record) => record + recordLineEnds[lineEnd]).join(''))
  return {
    file: {
      bytes,
      count: order.transfers.length,
      total: totalOf(order),
      directoryVersion: check.directory?.version ?? null,
    },
    findings,
  }
}

function namesOf(account: BankAccount, use: 'payee' | 'consignor', path: string, rules: NameRules) {
  const holder = checkHolderName(account.holder, use, `${path}.holder`, rules)
  const bank = checkOfficeName(account.bankName, 'bank', `${path}.bankName`, rules)
  const branch = checkOfficeName(account.branchName, 'branch', `${path}.branchName`, rules)
  return {
    account: { ...account, holder: holder.text, bankName: bank.text, branchName: branch.text },
    findings: [...holder.findings, ...bank.findings, ...branch.findings],
  }
}

const yen = (amount: Decimal) => round(amount, 0)
const totalOf = ({ transfers }: TransferOrder) => yen(sum(transfers.map(({ amount }) => amount)))

function officeOf({ bankCode, bankName, branchCode, branchName, kind, accountNumber }: BankAccount) {
  return { bankCode, bankName, branchCode, branchName, accountKind: accountKindDigits[kind], accountNumber }
}

function headerOf({ consignorCode, payOn }: TransferOrder, debit: BankAccount): string {
  return writeRecord(transferHeader, {
    ...officeOf(debit),
    consignorCode,
    consignorName: debit.holder,
    payOn: monthAndDay(payOn),
  })
}

function dataOf({ amount, reference, way }: Transfer, payee: BankAccount): string {
  const values = { ...officeOf(payee), holder: payee.holder, amount: yen(amount), way: transferWays[way] }
  if (reference?.kind === 'edi')
    return writeRecord(transferDataWithEdi, { ...values, ediText: ediTextOf(reference.text) })
  return writeRecord(transferData, { ...values, firstCode: reference?.first, secondCode: reference?.second })
}

function trailerOf(order: TransferOrder): string {
  return writeRecord(transferTrailer, { count: String(order.transfers.length), total: totalOf(order) })
}
