import { hasErrors } from '../../finding.ts'
import { readRecordFile, type DataRow } from '../../fixed-records/read-record-file.ts'
import { sum } from '../../../money/decimal.ts'
import { depositNoticeFamily } from './deposit-notice-layout.ts'
import { withKeys, type EntryWithoutKey } from '../entry-key.ts'
import { FixedFields, type FixedStatementRules } from './fixed-fields.ts'
import type { ReadStatements, Statement } from '../statement.ts'

type Row = DataRow<(typeof depositNoticeFamily)['data'][number]['columns'][number]['name']>
type Trailer = Readonly<Record<'count' | 'total' | 'cancelledCount' | 'cancelledTotal', string>>

const cancelMarks = { '': false, '0': false, '1': true } as const

/** Reads 振込入金通知, one statement per account (trade-law A6). Damage is told, never thrown. */
export function readDepositNotice(text: string, rules: FixedStatementRules): ReadStatements {
  const { sets, findings } = readRecordFile(text, depositNoticeFamily)
  const fields = new FixedFields(rules)
  const statements = sets.map((set): Statement => {
    const head = fields.header(set.header, `records.${set.at}`)
    const lines = set.rows.map((row) => entryOf(row, fields))
    checkTrailer(lines, set.trailer, `records.${set.at + set.rows.length + 1}`, fields)
    const entries = withKeys(
      head.account,
      lines.map((entry) => ({ entry, trait: '' })),
    )
    return { ...head, format: 'deposit_notice', opening: null, closing: null, entries }
  })
  const all = [...findings, ...fields.findings]
  return { statements: hasErrors(all) ? [] : statements, findings: all }
}

function entryOf({ at, values }: Row, fields: FixedFields): EntryWithoutKey {
  const path = `records.${at}`
  return {
    bookedOn: fields.date(values.bookedOn, `${path}.bookedOn`),
    valueOn: fields.optionalDate(values.valueOn, `${path}.valueOn`),
    direction: 'in',
    amount: fields.amount(values.amount, `${path}.amount`),
    kind: 'transfer',
    inquiry: values.inquiry,
    senderCode: values.senderCode,
    senderName: values.senderName,
    text: '',
    ediText: values.ediText,
    virtualAccount: '',
    isCancelled: fields.choice(values.cancelled, cancelMarks, `${path}.cancelled`) ?? false,
  }
}

function checkTrailer(lines: readonly EntryWithoutKey[], trailer: Trailer, path: string, fields: FixedFields): void {
  const taken = lines.filter(({ isCancelled }) => !isCancelled)
  const cancelled = lines.filter(({ isCancelled }) => isCancelled)
  const totalOf = (some: readonly EntryWithoutKey[]) => sum(some.map(({ amount }) => amount))
  fields.total(trailer.count, String(taken.length), `${path}.count`, 'count_differs')
  fields.total(trailer.total, totalOf(taken), `${path}.total`, 'total_differs')
  fields.total(trailer.cancelledCount, String(cancelled.length), `${path}.cancelledCount`, 'count_differs')
  fields.total(trailer.cancelledTotal, totalOf(cancelled), `${path}.cancelledTotal`, 'total_differs')
}
