export type CellText = string | number | null

export interface SheetColumn {
  readonly header: string
  /** `text` keeps leading zeros (JAN, codes); `number` and `money` are numbers to the reader's program. */
  readonly kind?: 'text' | 'number' | 'money'
  /** In characters; measured from the content when left out. */
  readonly width?: number
}

/** One table to be written out. Decimal strings in columns of figures become numbers there, text stays text. */
/** Bytes of a PNG, and its size in px. */
export interface SheetPicture {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly CellText[])[]
  /** A picture for each row, or none, over its first cell; workbooks alone have them. */
  readonly pictures?: readonly (SheetPicture | null)[]
}

export type SpreadsheetFormat = 'xlsx' | 'csv' | 'csv_cp932'

/** A program that opens the file takes these for the beginning of a formula (domain §3.18). */
const formula = /^[=+\-@\t\r]/

/** Text that begins like a formula is marked as text by an apostrophe; figures below zero stay figures. */
export function harmless(text: string): string {
  return formula.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
}
