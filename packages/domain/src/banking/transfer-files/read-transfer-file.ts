import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, sum } from '../../money/decimal.ts'
import { accountKindOf, type BankAccount } from '../bank-accounts/bank-account.ts'
import { bankingError, hasErrors, type BankingFinding } from '../finding.ts'
import { nearestMonthAndDay } from '../fixed-records/bank-date.ts'
import { fromJisBytes } from '../fixed-records/jis-bytes.ts'
import { plainNumber } from '../fixed-records/plain-number.ts'
import { readRecordFile } from '../fixed-records/read-record-file.ts'
import { transferFamily } from './transfer-layout.ts'
import {
  transferWays,
  type Transfer,
  type TransferOrder,
  type TransferReference,
  type TransferWay,
} from './transfer-order.ts'

export interface ReadTransfers {
  /** Null with any error among the findings. */
  readonly order: TransferOrder | null
  readonly findings: readonly BankingFinding[]
}

type Office = Record<'bankCode' | 'bankName' | 'branchCode' | 'branchName' | 'accountKind' | 'accountNumber', string>

/** Reads a 総合振込 file back. Its date has no year: the one nearest to `near` is taken. Damage is told, never thrown. */
export function readTransferFile(bytes: Uint8Array, near: BusinessDate): ReadTransfers {
  const { sets, findings: damage } = readRecordFile(fromJisBytes(bytes), transferFamily)
  const [set, second] = sets
  if (!set || hasErrors(damage)) return { order: null, findings: damage }
  if (second) return { order: null, findings: [bankingError('set_repeated', `records.${second.at}`)] }
  const findings: BankingFinding[] = []
  const accountOf = (office: Office, holder: string, path: string): BankAccount => {
    const kind = accountKindOf(office.accountKind)
    if (!kind) findings.push(bankingError('account_kind', `${path}.accountKind`, { found: office.accountKind }))
    return { ...officeOf(office), kind: kind ?? 'other', holder }
  }
  const transfers = set.rows.map(({ at, values }): Transfer => {
    const way = wayOf(values.way)
    if (!way) findings.push(bankingError('field_constant', `records.${at}.way`, { found: values.way, expected: '7 8' }))
    return {
      payee: accountOf(values, values.holder, `records.${at}`),
      amount: plainNumber(values.amount),
      reference: referenceOf(values),
      way: way ?? 'telegraphic',
    }
  })
  const payOn = nearestMonthAndDay(set.header.payOn, near)
  if (!payOn) findings.push(bankingError('field_date', `records.${set.at}.payOn`, { found: set.header.payOn }))
  const debit = accountOf(set.header, set.header.consignorName, `records.${set.at}`)
  findings.push(...checkTrailer(transfers, set.trailer, set.at + set.rows.length + 1))
  const order = { consignorCode: set.header.consignorCode, debit, payOn: payOn ?? near, transfers }
  return { order: hasErrors(findings) ? null : order, findings }
}

function officeOf({ bankCode, bankName, branchCode, branchName, accountNumber }: Office) {
  return { bankCode, bankName, branchCode, branchName, accountNumber }
}

function wayOf(digit: string): TransferWay | null {
  const ways = Object.keys(transferWays) as TransferWay[]
  return ways.find((way) => transferWays[way] === digit) ?? null
}

function referenceOf(
  values: Partial<Record<'firstCode' | 'secondCode' | 'ediText', string>>,
): TransferReference | null {
  if (values.ediText !== undefined) return { kind: 'edi', text: values.ediText }
  const [first, second] = [plainNumber(values.firstCode ?? ''), plainNumber(values.secondCode ?? '')]
  return first === '0' && second === '0' ? null : { kind: 'codes', first, second }
}

function checkTrailer(
  transfers: readonly Transfer[],
  trailer: { readonly count: string; readonly total: string },
  at: number,
): BankingFinding[] {
  const total = sum(transfers.map(({ amount }) => amount))
  return [
    Number(trailer.count) !== transfers.length &&
      bankingError('count_differs', `records.${at}.count`, {
        found: plainNumber(trailer.count),
        expected: transfers.length,
      }),
    compare(plainNumber(trailer.total), total) !== 0 &&
      bankingError('total_differs', `records.${at}.total`, { found: plainNumber(trailer.total), expected: total }),
  ].filter((finding) => finding !== false)
}
