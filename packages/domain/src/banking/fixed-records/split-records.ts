import { bankingError, type BankingFinding } from '../finding.ts'
import { withoutEndOfFile } from './end-of-file.ts'

/** How records of a fixed length are told apart: not at all, or by CR LF after each (trade-law A2). */
export const recordLineEnds = { none: '', crlf: '\r\n' } as const
export type RecordLineEnd = keyof typeof recordLineEnds

/** Takes a file apart, with no line ends, LF or CR LF, and a trailing 0x1A or not. */
export function splitRecords(text: string, length: number): { records: string[]; findings: BankingFinding[] } {
  if (text.startsWith('\ufeff')) return { records: [], findings: [bankingError('file_byte_order_mark', null)] }
  const body = withoutEndOfFile(text)
  const records = /[\r\n]/.test(body) ? body.replace(/(\r?\n)+$/, '').split(/\r?\n/) : pieces(body, length)
  if (body.trim() === '') return { records: [], findings: [bankingError('file_empty', null)] }
  const wrong = records.findIndex((record) => record.length !== length)
  if (wrong < 0) return { records, findings: [] }
  const meta = { line: wrong + 1, length: records[wrong]?.length ?? 0, expected: length }
  return { records: [], findings: [bankingError('record_length', `records.${wrong}`, meta)] }
}

function pieces(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length))
}
