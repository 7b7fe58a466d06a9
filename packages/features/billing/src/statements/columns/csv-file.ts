import {
  csvFields,
  csvRows,
  detectCsvColumns,
  detectStatement,
  fitsColumns,
  readBankCsv,
  type CsvColumns,
  type CsvField,
} from '@tsumugi/domain/banking'

/** A bank's CSV that a person chose. */
export interface CsvFile {
  readonly file: File
  readonly text: string
  readonly rows: readonly (readonly string[])[]
}

/** The rows of a CSV; null of other files, which say themselves what stands where. */
export async function csvFileOf(file: File): Promise<CsvFile | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { format, encoding } = detectStatement(bytes)
  if (format !== 'bank_csv') return null
  const text = new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'shift_jis').decode(bytes)
  const { rows, findings } = csvRows(text)
  return findings.length > 0 ? null : { file, text, rows }
}

/** What a person says of the columns: an amount with its sign, or one column for each way. */
export interface ColumnsDraft {
  readonly skip: number
  readonly isSigned: boolean
  readonly places: CsvColumns['places']
}

/** As remembered where the titles are the same, else as the titles tell. */
export function firstDraft(rows: CsvFile['rows'], remembered: CsvColumns | null): ColumnsDraft {
  const known = remembered && fitsColumns(remembered, rows) ? remembered : detectCsvColumns(rows)
  const { skip, places } = known ?? { skip: 1, places: {} }
  return { skip, places, isSigned: places.amount !== undefined && places.in === undefined }
}

/** As it is sent: only places that stand, and only those of the chosen way to tell amounts. */
export function columnsOf({ skip, isSigned, places }: ColumnsDraft) {
  const unused: readonly CsvField[] = isSigned ? ['in', 'out'] : ['amount']
  const used = csvFields.filter((field) => places[field] !== undefined && !unused.includes(field))
  return { skip, places: Object.fromEntries(used.map((field) => [field, places[field]])) as CsvColumns['places'] }
}

/** What would be imported by these columns, by the rules of the server. */
export function readDraft({ text }: CsvFile, draft: ColumnsDraft, today: string) {
  const { statements, findings } = readBankCsv(text, {
    account: '',
    near: today,
    columns: { ...columnsOf(draft), titles: [] },
  })
  return { entries: statements[0]?.entries ?? [], findings }
}
