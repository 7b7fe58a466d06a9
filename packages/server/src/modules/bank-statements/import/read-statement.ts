import {
  accountKey,
  checkStatement,
  detectStatement,
  hasBankingErrors,
  readAccountActivity,
  readBankCsv,
  readCamt,
  readDepositNotice,
  type BankAccount,
  type BankingFinding,
  type CsvColumns,
  type Statement,
} from '@tsumugi/domain/banking'
import { invalid } from '../../../http/refusal.ts'
import { workLimits } from '../../../slow-work/work-limits.ts'

export interface StatementFile {
  readonly bytes: Uint8Array
  readonly today: string
  readonly own: readonly BankAccount[]
  /** The account that a person says a CSV is of. */
  readonly account: BankAccount | undefined
  readonly columns: CsvColumns | null
}

export interface StatementsOfFile {
  readonly statements: readonly Statement[]
  /** By which a CSV was read, to remember; null of other files. */
  readonly columns: CsvColumns | null
}

/** The most faults of a file that are told at once. */
const mostFaults = 20

/**
 * Reads the statements of a file whole, or not at all (trade-law A6): opening + Σ = closing, and of accounts of ours.
 * @throws Refusal 422 `bank_statement_fault`, one for each fault; its `meta.code` says which; or `statement_too_long`
 */
export function readStatements(file: StatementFile): StatementsOfFile {
  const read = readWhole(file)
  refuseLong(read.statements)
  return read
}

function readWhole(file: StatementFile): StatementsOfFile {
  const { bytes, own } = file
  const { format, encoding } = detectStatement(bytes)
  const text = new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'shift_jis').decode(bytes)
  const near = { near: file.today }
  if (format === null) refuse([{ level: 'error', code: 'statement_format', field: null, meta: {} }])
  if (format === 'bank_csv') return readCsv(file, text)
  const read = { deposit_notice: readDepositNotice, account_activity: readAccountActivity, camt: readCamt }[format!]
  const { statements, findings } = read(text, near)
  refuse([...findings, ...statements.flatMap(checkStatement)])
  const keys = new Set(own.map(accountKey))
  const foreign = format === 'camt' ? undefined : statements.find(({ account }) => !keys.has(account))
  if (foreign) {
    const meta = { expected: [...keys].join(', '), found: foreign.account }
    refuse([{ level: 'error', code: 'account_differs', field: 'account', meta }])
  }
  return { statements, columns: null }
}

/** Up to so many bytes a file is read where it is asked for: some tens of milliseconds. */
export const smallFile = 40_000

function refuseLong(statements: readonly Statement[]): void {
  const found = statements.reduce((count, { entries }) => count + entries.length, 0)
  const maximum = workLimits.statement.lines
  if (found > maximum) throw invalid({ code: 'statement_too_long', field: 'file', meta: { found, maximum } })
}

function readCsv({ account, columns, today }: StatementFile, text: string): StatementsOfFile {
  if (!account) throw invalid({ code: 'missing', field: 'account' })
  const {
    statements,
    findings,
    columns: found,
  } = readBankCsv(text, { account: accountKey(account), near: today, columns })
  refuse([...findings, ...statements.flatMap(checkStatement)])
  return { statements, columns: found }
}

function refuse(findings: readonly BankingFinding[]): void {
  if (!hasBankingErrors(findings)) return
  const errors = findings.filter(({ level }) => level === 'error').slice(0, mostFaults)
  throw invalid(
    ...errors.map(({ code, field, meta }) => ({
      code: 'bank_statement_fault' as const,
      field: field ?? 'file',
      meta: { ...meta, code },
    })),
  )
}
