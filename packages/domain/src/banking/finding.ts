/** Everything that can be wrong with money on its way to or from a bank, without words (domain §1, Errors). */
export const bankingFindingCodes = [
  // files of fixed records
  'file_empty',
  'file_byte_order_mark',
  'record_length',
  'record_kind',
  'record_order',
  'record_missing',
  'field_constant',
  'field_digits',
  'field_date',
  'set_repeated',
  'count_differs',
  'total_differs',
  // names and accounts
  'name_missing',
  'name_kanji',
  'name_characters',
  'name_changed',
  'name_cut',
  'name_blank',
  'bank_code_format',
  'branch_code_format',
  'account_number_format',
  'account_kind',
  'post_bank_symbol',
  'bank_unknown',
  'branch_unknown',
  // transfers
  'transfers_missing',
  'transfers_too_many',
  'consignor_code_format',
  'amount_format',
  'amount_range',
  'total_too_large',
  'date_format',
  'date_not_bank_day',
  'date_not_ahead',
  'date_too_far',
  'customer_code_format',
  'edi_too_long',
  'edi_characters',
  'transfer_repeated',
  // statements
  'statement_format',
  'csv_quotes',
  'csv_columns',
  'row_date',
  'row_amount',
  'row_both_directions',
  'row_balance',
  'currency_mixed',
  'xml_damaged',
  'xml_element',
  'entry_repeated',
  'balance_differs',
  'account_differs',
] as const
export type BankingFindingCode = (typeof bankingFindingCodes)[number]

/** An `error` stops the file before a byte of it is used; a `warning` must be seen, and may be accepted. */
export interface BankingFinding {
  level: 'error' | 'warning'
  code: BankingFindingCode
  /** Where it belongs, as a dotted path: `transfers.3.payee.holder`, `records.12.amount`; null for the whole. */
  field: string | null
  /** Figures and keys to put into the words. */
  meta: Readonly<Record<string, string | number>>
}

type Meta = BankingFinding['meta']

export function bankingError(code: BankingFindingCode, field: string | null, meta: Meta = {}): BankingFinding {
  return { level: 'error', code, field, meta }
}

export function bankingWarning(code: BankingFindingCode, field: string | null, meta: Meta = {}): BankingFinding {
  return { level: 'warning', code, field, meta }
}

export const hasErrors = (findings: readonly BankingFinding[]): boolean =>
  findings.some(({ level }) => level === 'error')
