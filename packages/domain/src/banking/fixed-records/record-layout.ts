/** N: digits, right-aligned, filled with zeros. C: single-byte characters, left-aligned, filled with spaces (trade-law A). */
export type ColumnKind = 'N' | 'C'

export interface Column<Name extends string = string> {
  readonly name: Name
  readonly kind: ColumnKind
  /** Bytes, and in a code of one byte per character, characters. */
  readonly length: number
  /** From 0. */
  readonly offset: number
  /** What always stands there. */
  readonly constant: string | null
}

export interface RecordLayout<Name extends string = string> {
  readonly length: number
  readonly columns: readonly Column<Name>[]
}

export type ColumnRow = readonly [name: string, kind: ColumnKind, length: number, constant?: string]

/** What a record holds, by column; a column that is not given is filled with zeros or spaces. */
export type RecordValues<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

/**
 * A record as a table of columns, from which its writer, its reader and their checks derive.
 * @__NO_SIDE_EFFECTS__
 */
export function recordLayout<const Rows extends readonly ColumnRow[]>(rows: Rows): RecordLayout<Rows[number][0]> {
  let offset = 0
  const columns = rows.map(([name, kind, length, constant = null]) => {
    const column = { name, kind, length, offset, constant }
    offset += length
    return column
  })
  return { length: offset, columns }
}
