import type { StatementFormat } from './statement.ts'

export const textEncodings = ['utf-8', 'cp932'] as const
export type TextEncoding = (typeof textEncodings)[number]

export interface DetectedStatement {
  readonly format: StatementFormat | null
  /** What bytes have to be read as. Fixed records read right in CP932, whose half-width kana are single bytes. */
  readonly encoding: TextEncoding
}

/** The first bytes of each format, after spaces and a byte order mark. */
const beginnings: readonly (readonly [StatementFormat, RegExp])[] = [
  ['deposit_notice', /^101[01]\d{6}/],
  ['account_activity', /^103[01]\d{6}/],
  ['camt', /^<(\?xml|[\w:]*Document)\b/],
  ['bank_csv', /^[^\n]*[,\t]/],
]

/** What a dropped file is, by its bytes: nobody has to say so. Null where it is no statement we read. */
export function detectStatement(bytes: Uint8Array): DetectedStatement {
  const encoding = isUtf8(bytes) ? 'utf-8' : 'cp932'
  const head = Array.from(bytes.subarray(0, 512), (byte) => String.fromCharCode(byte)).join('')
  const start = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart()
  const found = beginnings.find(([, beginning]) => beginning.test(start))
  return { format: found?.[0] ?? null, encoding }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
