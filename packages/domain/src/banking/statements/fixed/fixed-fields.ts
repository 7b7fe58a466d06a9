import type { BusinessDate } from '../../../dates/business-date.ts'
import type { Decimal } from '../../../money/decimal.ts'
import { accountKey, accountKindOf } from '../../bank-accounts/bank-account.ts'
import { bankingError, type BankingFinding } from '../../finding.ts'
import { isBlankDate, readBankDate, type BankCalendar } from '../../fixed-records/bank-date.ts'
import { plainNumber } from '../../fixed-records/plain-number.ts'

/** How this bank writes, and about when the file was made. */
export interface FixedStatementRules {
  /** Years of the era where the bank says nothing (trade-law A6). */
  readonly calendar?: BankCalendar
  /** The day of import: a date over a year off is refused. */
  readonly near: BusinessDate
}

export type HeaderValues = Readonly<
  Record<'bankCode' | 'branchCode' | 'accountKind' | 'accountNumber' | 'holder' | 'from' | 'to', string>
>

/** Reads columns into dates and amounts, and gathers what could not be read. */
export class FixedFields {
  readonly findings: BankingFinding[] = []

  constructor(private readonly rules: FixedStatementRules) {}

  /** Null where the bank leaves the date blank. */
  optionalDate(text: string, field: string): BusinessDate | null {
    return isBlankDate(text) ? null : this.date(text, field)
  }

  date(text: string, field: string): BusinessDate {
    const { calendar = 'era', near } = this.rules
    const date = readBankDate(text, calendar, near)
    if (date === null) this.findings.push(bankingError('field_date', field, { found: text, calendar, near }))
    return date ?? near
  }

  /** Above 0. */
  amount(text: string, field: string): Decimal {
    const amount = plainNumber(text)
    if (amount === '0') this.findings.push(bankingError('row_amount', field, { found: text }))
    return amount
  }

  choice<Found>(text: string, choices: Readonly<Record<string, Found>>, field: string): Found | null {
    const found = Object.hasOwn(choices, text) ? choices[text]! : null
    if (found === null)
      this.findings.push(
        bankingError('field_constant', field, { found: text, expected: Object.keys(choices).join(' ') }),
      )
    return found
  }

  /** What a trailer counts or sums, held against what the rows do. */
  total(found: string, expected: Decimal, field: string, code: 'count_differs' | 'total_differs'): void {
    if (plainNumber(found) !== expected)
      this.findings.push(bankingError(code, field, { found: plainNumber(found), expected }))
  }

  header(values: HeaderValues, path: string) {
    const kind = accountKindOf(values.accountKind) ?? 'other'
    const accountNumber = plainNumber(values.accountNumber)
    return {
      account: accountKey({ ...values, kind, accountNumber }),
      holder: values.holder,
      currency: 'JPY',
      from: this.optionalDate(values.from, `${path}.from`),
      to: this.optionalDate(values.to, `${path}.to`),
    }
  }
}
