import type { ValueOf, ValueType } from './value-types.ts'

/** How often a thing may stand, as the standard writes it. */
export type Cardinality = '1' | '0..1' | '0..n' | '1..n'

/** One business term: where UBL keeps it below the group it belongs to, how often, and as what. */
export interface FieldRow<Type extends ValueType = ValueType, Often extends Cardinality = Cardinality> {
  readonly term: string
  readonly path: string
  readonly often: Often
  readonly type: Type
}

/** Terms that stand together under one element. */
export interface GroupRow<Rows = FieldRows, Often extends Cardinality = Cardinality> {
  readonly term: string
  readonly path: string
  readonly often: Often
  readonly rows: Rows
}

export interface FieldRows {
  readonly [key: string]: FieldRow | GroupRow
}

/** The invoice a table of fields describes. Everything may be missing: what must be there, the rules say. */
export type ModelOf<Rows> = { readonly [Key in keyof Rows]?: RowModel<Rows[Key]> }

type RowModel<Row> =
  Row extends FieldRow<infer Type, infer Often>
    ? Repeated<ValueOf<Type>, Often>
    : Row extends GroupRow<infer Rows, infer Often>
      ? Repeated<ModelOf<Rows>, Often>
      : never

type Repeated<Value, Often> = Often extends '0..n' | '1..n' ? readonly Value[] : Value

export function field<const Type extends ValueType, const Often extends Cardinality>(
  term: string,
  path: string,
  often: Often,
  type: Type,
): FieldRow<Type, Often> {
  return { term, path, often, type }
}

export function group<const Rows extends FieldRows, const Often extends Cardinality>(
  term: string,
  path: string,
  often: Often,
  rows: Rows,
): GroupRow<Rows, Often> {
  return { term, path, often, rows }
}

export const isGroup = (row: FieldRow | GroupRow): row is GroupRow => 'rows' in row

export const mayRepeat = ({ often }: FieldRow | GroupRow): boolean => often.endsWith('n')
