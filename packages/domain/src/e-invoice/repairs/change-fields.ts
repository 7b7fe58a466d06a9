import { isGroup, mayRepeat, type FieldRow, type FieldRows } from '../model/field-rows.ts'
import { invoiceRows, type EInvoice } from '../model/invoice-fields.ts'

type Value = string | Readonly<Record<string, string>>
export type FieldChange = (row: FieldRow, value: Value, key: string) => Value

/** The invoice with every field put through `change`; what it does not change keeps its place. */
export const changeFields = (invoice: EInvoice, change: FieldChange): EInvoice =>
  changeRows(invoiceRows, invoice, change) as EInvoice

function changeRows(rows: FieldRows, model: object, change: FieldChange): object {
  const changed = Object.entries(model).map(([key, value]: [string, unknown]) => {
    const row = rows[key]
    if (!row || value === undefined || value === null) return [key, value]
    const one = (each: unknown) =>
      isGroup(row) ? changeRows(row.rows, each as object, change) : change(row, each as Value, key)
    return [key, mayRepeat(row) ? (value as readonly unknown[]).map(one) : one(value)]
  })
  return Object.fromEntries(changed) as object
}
