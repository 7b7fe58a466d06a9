import { bankingError, type BankingFinding } from '../finding.ts'
import type { Column, RecordLayout } from './record-layout.ts'

export type ReadValues<Name extends string = string> = Readonly<Record<Name, string>>

export interface ReadRecord<Name extends string = string> {
  /** Digits with their zeros, '' where a number is left blank; text without the spaces that fill it. */
  readonly values: ReadValues<Name>
  readonly findings: readonly BankingFinding[]
}

/** Takes a record of the right length apart; `path` leads the fields of its findings. */
export function readRecord<Name extends string>(
  layout: RecordLayout<Name>,
  text: string,
  path: string,
): ReadRecord<Name> {
  const findings: BankingFinding[] = []
  const values: Partial<Record<Name, string>> = {}
  for (const column of layout.columns) {
    const found = text.slice(column.offset, column.offset + column.length)
    const finding = faultOf(column, found, `${path}.${column.name}`)
    if (finding) findings.push(finding)
    values[column.name] = column.kind === 'N' ? found.trim() : found.trimEnd()
  }
  return { values: values as ReadValues<Name>, findings }
}

/** As the first of several layouts that fits; where none does, the findings of the one that fits best. */
export function readAnyRecord<Name extends string>(
  layouts: readonly RecordLayout<Name>[],
  text: string,
  path: string,
): ReadRecord<Name> {
  const readings = layouts.map((layout) => readRecord(layout, text, path))
  return readings.reduce((best, other) => (other.findings.length < best.findings.length ? other : best))
}

function faultOf({ kind, constant, length }: Column, found: string, field: string): BankingFinding | null {
  if (constant !== null && found !== constant.padEnd(length, ' '))
    return bankingError('field_constant', field, { expected: constant, found })
  return kind === 'N' && !/^(\d+| +)$/.test(found) ? bankingError('field_digits', field, { found }) : null
}
