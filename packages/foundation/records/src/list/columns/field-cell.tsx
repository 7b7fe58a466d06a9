import type { MasterField } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { wordOf, type Definition, type MasterRow, type RecordText } from '../../definition.ts'
import { listTexts } from '../../messages/catalogue.ts'
import css from './field-cell.css?inline'

export interface FieldCellProps {
  definition: Definition
  field: string
  record: MasterRow
  t: RecordText
}

/** One field of a record as its kind, or its definition, shows it. */
export function FieldCell({ definition, field, record, t }: FieldCellProps) {
  const list = useText(listTexts)
  useStyles(css)
  const row = definition.master.fields[field]
  const Cell = definition.fields?.[field]?.cell
  const value = record[field]
  if (Cell) return <Cell value={value} record={record} />
  if (!row || value === null || value === undefined || value === '') return <span className="faint">–</span>
  if (row.kind === 'colour') return <Swatch hex={String(value)} />
  if (row.kind === 'flag') return value ? list('yes') : <span className="faint">–</span>
  return textOf(row, field, value, t)
}

/** A field as plain text: for cells, comparing and copying. */
export function textOf(field: MasterField, name: string, value: unknown, t: RecordText): string {
  if (value === null || value === undefined || value === '') return ''
  if (field.kind === 'choice') return wordOf(t, name, value)
  if (field.kind === 'list') return (value as string[]).map((word) => wordOf(t, name, word)).join(', ')
  if (field.kind === 'items') return (value as unknown[]).map(itemText).join(', ')
  if (field.kind === 'date') return formatDate(String(value))
  if (field.kind === 'decimal') return formatNumber(String(value), figuresOf(field.places ?? 4))
  return itemText(value)
}

/** Figures of one column stand under each other: 0.30 below 0.32. */
const figuresOf = (places: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: Math.min(places, 2),
  maximumFractionDigits: places,
})

const itemText = (item: unknown) =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item)

/** A colour with its code. */
export function Swatch({ hex }: { hex: string }) {
  useStyles(css)
  return (
    <span className="record-swatch code">
      <i style={{ background: hex }} />
      {hex}
    </span>
  )
}
