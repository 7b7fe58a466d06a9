import type { FieldControlProps } from '@tsumugi/documents'
import { RowsField, type RowColumn } from './rows-field.tsx'

const breaks: readonly RowColumn[] = [
  { name: 'item', kind: 'text', label: 'break.item', empty: null },
  { name: 'minQuantity', kind: 'figure', label: 'break.minQuantity', empty: '' },
  { name: 'unitPrice', kind: 'figure', label: 'break.unitPrice', empty: '' },
]

const materials: readonly RowColumn[] = [
  { name: 'name', kind: 'text', label: 'material.name', empty: '' },
  { name: 'quantity', kind: 'figure', label: 'material.quantity', empty: null },
  { name: 'price', kind: 'figure', label: 'material.price', empty: null },
  { name: 'handOverOn', kind: 'date', label: 'material.handOverOn', empty: null },
  { name: 'settlementOn', kind: 'date', label: 'material.settlementOn', empty: null },
  { name: 'settlementMethod', kind: 'text', label: 'material.settlementMethod', empty: '' },
]

/** Items of the written order that may be left open with a reason and a day (trade-law B2 no. 14). */
const openItems = [
  'content',
  'receipt_date',
  'receipt_place',
  'inspection_date',
  'amount',
  'due_date',
  'paid_materials',
] as const

const undetermined: readonly RowColumn[] = [
  {
    name: 'key',
    kind: 'text',
    label: 'open.item',
    empty: '',
    choices: openItems.map((key) => ({ value: key, label: `item.${key}` as const })),
  },
  { name: 'reason', kind: 'text', label: 'open.reason', empty: '' },
  { name: 'expectedOn', kind: 'date', label: 'open.expectedOn', empty: null },
]

export const BreaksField = (props: FieldControlProps) => <RowsField {...props} columns={breaks} />
export const MaterialsField = (props: FieldControlProps) => <RowsField {...props} columns={materials} />

interface OpenItem {
  readonly reason: string
  readonly expectedOn: string | null
}

/** Kept by the key of each item, typed as rows. */
export function UndeterminedField({ value, onChange, ...rest }: FieldControlProps) {
  const kept = value === '' ? {} : (JSON.parse(value) as Record<string, OpenItem>)
  const rows = Object.entries(kept).map(([key, { reason, expectedOn }]) => ({ key, reason, expectedOn }))
  return (
    <RowsField
      {...rest}
      columns={undetermined}
      value={JSON.stringify(rows)}
      onChange={(text) => {
        const typed = JSON.parse(text) as (OpenItem & { key: string })[]
        onChange(JSON.stringify(Object.fromEntries(typed.map(({ key, ...open }) => [key, open]))))
      }}
    />
  )
}
