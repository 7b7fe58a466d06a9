/** A line of a statement of kind 03, 入出金取引明細 (trade-law A6). */
export interface ActivityLine {
  readonly inquiry: string
  readonly direction: 'in' | 'out'
  readonly amount: number
  readonly sender?: string
  /** EDI情報, at most 20 characters. */
  readonly edi?: string
}

const n = (value: string | number, width: number) => String(value).padStart(width, '0')
const c = (value: string, width: number) => value.padEnd(width, ' ')

interface Activity {
  /** What the file says the account holds in the end; what the lines come to when left out. */
  readonly closing?: number
  /** An ordinary account at branch 001 of this bank. */
  readonly bank?: string
  readonly accountNumber?: string
}

/** The bytes of a statement of an ordinary account on 2026-11-30 (Reiwa 8), opening at a million. */
export function activity(
  lines: readonly ActivityLine[],
  { closing, bank = '0001', accountNumber = '7654321' }: Activity = {},
): Buffer {
  const of = (direction: string) => lines.filter((line) => line.direction === direction)
  const total = (direction: string) => of(direction).reduce((sum, { amount }) => sum + amount, 0)
  const after = closing ?? 1_000_000 + total('in') - total('out')
  const head = `1030081201${'081130'.repeat(2)}${bank}${c('', 15)}001${c('', 15)}0001${accountNumber}${c('ｶ)ﾂﾑｷﾞ', 40)}11${n(1_000_000, 14)}${c('', 74)}`
  const data = lines.map(
    ({ inquiry, direction, amount, sender = '', edi = '' }) =>
      `2${n(inquiry, 8)}${'081130'.repeat(2)}${direction === 'in' ? 1 : 2}11${n(amount, 12)}${n(0, 12)}${n(0, 6)}${n(0, 6)}0${n(0, 7)}${n(0, 3)}${n(0, 10)}${c(sender, 48)}${c('', 15)}${c('', 15)}${c('', 20)}${c(edi, 20)} `,
  )
  const trailer = `8${n(of('in').length, 6)}${n(total('in'), 13)}${n(of('out').length, 6)}${n(total('out'), 13)}${after < 0 ? 2 : 1}${n(Math.abs(after), 14)}${n(lines.length, 7)}${c('', 139)}`
  const end = `9${n(lines.length + 3, 10)}${n(1, 5)}${c('', 184)}`
  return jis([head, ...data, trailer, end].join('\r\n'))
}

/** JIS X 0201: half-width kana are single bytes. */
const jis = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => (sign.charCodeAt(0) > 0xff ? sign.charCodeAt(0) - 0xff61 + 0xa1 : sign.charCodeAt(0))),
  )

interface StatementFields {
  readonly account?: number
  readonly columns?: { readonly skip: number; readonly places: Readonly<Record<string, number>> }
}

/** A statement as pages send it. */
export function statementForm(
  bytes: Buffer,
  { account, columns }: StatementFields = {},
  name = '入出金.txt',
): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  if (account !== undefined) form.set('account', String(account))
  if (columns) form.set('columns[skip]', String(columns.skip))
  for (const [field, place] of Object.entries(columns?.places ?? {}))
    form.set(`columns[places][${field}]`, String(place))
  return form
}
