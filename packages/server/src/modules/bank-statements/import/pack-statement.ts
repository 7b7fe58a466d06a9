import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CsvColumns, Statement, StatementEntry } from '@tsumugi/domain/banking'
import { readStatements, type StatementFile } from './read-statement.ts'
import { slicesOf } from './slices-of.ts'

/** A statement whose lines are JSON as the database takes them, so that 50,000 of them are never objects in the server. */
export interface PackedStatement {
  readonly head: Omit<Statement, 'entries'>
  readonly lines: number
  readonly packs: readonly string[]
}

export interface PackedFile {
  readonly statements: readonly PackedStatement[]
  readonly sha256: string
  /** By which a CSV was read, to remember; null of other files. */
  readonly columns: CsvColumns | null
}

/** A file that lies on disk. */
export type StatementPlace = Omit<StatementFile, 'bytes'> & { readonly path: string }

/** Lines that are written in one transaction. */
const linesOfPack = 500

/** @throws Refusal as `readStatements` */
export async function packedPlace({ path, ...more }: StatementPlace): Promise<PackedFile> {
  return packedFile({ ...more, bytes: new Uint8Array(await readFile(path)) })
}

export function packedFile(file: StatementFile): PackedFile {
  const { statements, columns } = readStatements(file)
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  return { statements: statements.map(packedStatement), sha256, columns }
}

function packedStatement({ entries, ...head }: Statement): PackedStatement {
  // In the order in which all writers write them.
  const rows = entries.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(rowOf)
  return { head, lines: rows.length, packs: slicesOf(rows, linesOfPack).map((slice) => JSON.stringify(slice)) }
}

const rowOf = (entry: StatementEntry) => ({
  key: entry.key,
  booked_on: entry.bookedOn,
  direction: entry.direction,
  amount: entry.amount,
  sender_name: entry.senderName,
  text: entry.text,
  edi_text: entry.ediText,
  sender_code: entry.senderCode,
  virtual_account: entry.virtualAccount,
  status: entry.isCancelled ? 'cancelled' : 'read',
})
