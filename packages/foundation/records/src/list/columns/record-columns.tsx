import type { Usage } from '@tsumugi/contract'
import { Chip, Icon, type Column } from '@tsumugi/ui'
import { GripVertical } from '@tsumugi/ui/icons'
import type { Text } from '@tsumugi/i18n'
import { nameOf, type Definition, type MasterRow, type RecordText } from '../../definition.ts'
import type { Messages } from '../../messages/ja.ts'
import { FieldCell } from './field-cell.tsx'
import { UsesCell } from './uses-cell.tsx'

/** Px a column takes by the kind of its field, unless the definition says otherwise. */
const widths: Readonly<Record<string, number>> = {
  text: 104,
  notes: 220,
  code: 96,
  integer: 84,
  decimal: 96,
  date: 120,
  flag: 80,
  choice: 96,
  list: 220,
  colour: 96,
  items: 220,
}
const figures = new Set(['integer', 'decimal'])

interface ColumnParts {
  definition: Definition
  t: RecordText
  list: Text<Messages>
  usages: ReadonlyMap<number, Usage>
  /** Rows have a grip to be put in order by. */
  grips: boolean
}

/** The columns of a list: the fields its definition names, and how often each record is used. */
export function recordColumns({ definition, t, list, usages, grips }: ColumnParts): Column<MasterRow>[] {
  const { master, columns, fields } = definition
  const own = columns.map((field, at): Column<MasterRow> => {
    const kind = master.fields[field]?.kind ?? 'text'
    return {
      key: field,
      head: t(`field.${field}`),
      width: (fields?.[field]?.width ?? widths[kind] ?? 120) + (at === 0 && grips ? 24 : 0),
      align: figures.has(kind) ? 'end' : undefined,
      sortable: kind !== 'items' && kind !== 'list',
      cell: (record) =>
        at === 0 ? (
          <span className="record-key">
            {grips && (
              <button
                type="button"
                className="record-grip"
                tabIndex={-1}
                aria-label={list('grip', { name: nameOf(master, record, t) })}
              >
                <Icon of={GripVertical} size={16} />
              </button>
            )}
            <FieldCell {...{ definition, field, record, t }} />
            {record.discardedAt && <Chip>{list('archived.mark')}</Chip>}
          </span>
        ) : (
          <FieldCell {...{ definition, field, record, t }} />
        ),
    }
  })
  const uses: Column<MasterRow> = {
    key: 'uses',
    head: list('uses.column'),
    width: 80,
    fixed: true,
    align: 'end',
    cell: (record) => <UsesCell usage={usages.get(record.id)} name={nameOf(master, record, t)} />,
  }
  return [...own, uses]
}
