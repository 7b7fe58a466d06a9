import { negated, sum } from '../../../money/decimal.ts'
import { hasErrors } from '../../finding.ts'
import { plainNumber } from '../../fixed-records/plain-number.ts'
import { readRecordFile, type DataRow, type RecordSet } from '../../fixed-records/read-record-file.ts'
import { accountActivityFamily } from './account-activity-layout.ts'
import { checkStatement } from '../check-statement.ts'
import { withKeys, type EntryWithoutKey } from '../entry-key.ts'
import { FixedFields, type FixedStatementRules } from './fixed-fields.ts'
import type { EntryDirection, EntryKind, ReadStatements, Statement } from '../statement.ts'

type Family = typeof accountActivityFamily
type NameOf<Part extends 'header' | 'data' | 'trailer'> = Family[Part][number]['columns'][number]['name']
type Row = DataRow<NameOf<'data'>>
type Trailer = RecordSet<NameOf<'header'>, NameOf<'data'>, NameOf<'trailer'>>['trailer']

const directions: Readonly<Record<string, EntryDirection>> = { '1': 'in', '2': 'out' }
const kinds: Readonly<Record<string, EntryKind>> = {
  '10': 'cash',
  '11': 'transfer',
  '12': 'cheque',
  '13': 'clearing',
  '14': 'book_transfer',
  '18': 'other',
  '19': 'correction',
}
/** 2 is an overdraft. */
const signs: Readonly<Record<string, 'plus' | 'minus'>> = { '': 'plus', '0': 'plus', '1': 'plus', '2': 'minus' }

/** Reads 入出金取引明細, one statement per account, with its balances (trade-law A6). Damage is told, never thrown. */
export function readAccountActivity(text: string, rules: FixedStatementRules): ReadStatements {
  const { sets, end, findings } = readRecordFile(text, accountActivityFamily)
  const fields = new FixedFields(rules)
  const statements = sets.map((set): Statement => {
    const head = fields.header(set.header, `records.${set.at}`)
    const path = `records.${set.at + set.rows.length + 1}`
    const lines = set.rows.map((row) => entryOf(row, fields))
    checkTrailer(lines, set.trailer, path, fields)
    const opening = balanceOf(set.header.opening, set.header.sign, `records.${set.at}.sign`, fields)
    const closing = balanceOf(set.trailer.closing, set.trailer.sign, `${path}.sign`, fields)
    const entries = withKeys(
      head.account,
      lines.map((entry) => ({ entry, trait: '' })),
    )
    return { ...head, format: 'account_activity', opening, closing, entries }
  })
  if (end) fields.total(end.accounts, String(sets.length), `records.end.accounts`, 'count_differs')
  const all = [...findings, ...fields.findings, ...statements.flatMap(checkStatement)]
  return { statements: hasErrors(all) ? [] : statements, findings: all }
}

function entryOf({ at, values }: Row, fields: FixedFields): EntryWithoutKey {
  const path = `records.${at}`
  return {
    bookedOn: fields.date(values.bookedOn, `${path}.bookedOn`),
    valueOn: fields.optionalDate(values.valueOn, `${path}.valueOn`),
    direction: fields.choice(values.direction, directions, `${path}.direction`) ?? 'in',
    amount: fields.amount(values.amount, `${path}.amount`),
    kind: fields.choice(values.kind, kinds, `${path}.kind`) ?? 'other',
    inquiry: values.inquiry,
    senderCode: values.senderCode,
    senderName: values.senderName,
    text: values.text,
    ediText: values.ediText,
    virtualAccount: '',
    isCancelled: false,
  }
}

function balanceOf(digits: string, sign: string, field: string, fields: FixedFields) {
  const balance = plainNumber(digits)
  return fields.choice(sign, signs, field) === 'minus' ? negated(balance) : balance
}

function checkTrailer(lines: readonly EntryWithoutKey[], trailer: Trailer, path: string, fields: FixedFields): void {
  for (const direction of ['in', 'out'] as const) {
    const moved = lines.filter((line) => line.direction === direction)
    const [count, total] = [trailer[`${direction}Count`], trailer[`${direction}Total`]]
    fields.total(count, String(moved.length), `${path}.${direction}Count`, 'count_differs')
    fields.total(total, sum(moved.map(({ amount }) => amount)), `${path}.${direction}Total`, 'total_differs')
  }
  fields.total(trailer.rows, String(lines.length), `${path}.rows`, 'count_differs')
}
