export type CellText = string | number | null

export interface SheetColumn {
  readonly header: string
  /** `text` keeps leading zeros (JAN, codes); `number` and `money` are numbers to the reader's program. */
  readonly kind?: 'text' | 'number' | 'money'
  /** In characters; measured from the content when left out. */
  readonly width?: number
}

/** Bytes of a PNG, and its size in px. */
export interface SheetPicture {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** One table to be written out. Decimal strings in columns of figures become numbers there, text stays text. */
export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly CellText[])[]
  /** A picture for each row, or none, over its first cell; workbooks alone have them. */
  readonly pictures?: readonly (SheetPicture | null)[]
}

export type SpreadsheetFormat = 'xlsx' | 'csv' | 'csv_cp932'

/**
 * A program that opens the file takes these for the beginning of a formula (domain §3.18), some behind signs that cannot be
 * seen and in full width too. Apostrophes before them count along, so that what is marked can be told from what was so.
 */
const begin = "'*(?:[\\s\\p{Cc}\\p{Cf}]*[=+\\-@＝＋－＠]|[\\t\\r])"
const formula = new RegExp(`^${begin}`, 'u')
const marked = new RegExp(`^'(?=${begin})`, 'u')
const figure = /^-?\d+(\.\d+)?$/

/** Text that begins like a formula is marked as text by an apostrophe; figures below zero stay figures. */
export const harmless = (text: string): string => (formula.test(text) && !figure.test(text) ? `'${text}` : text)

/** Takes the mark away again. */
export const unmarked = (text: string): string => text.replace(marked, '')
