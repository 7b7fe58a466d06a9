import type { FieldControlProps } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { Button, IconButton, readDecimal, useInputStyles, useStyles } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { unitTexts, type UnitTextKey } from '../unit-texts.ts'
import css from './rows-field.css?inline'

/** One column of a field that holds rows. */
export interface RowColumn {
  readonly name: string
  readonly kind: 'text' | 'figure' | 'date'
  readonly label: UnitTextKey
  /** Of texts: one of these words, each with a message. */
  readonly choices?: readonly { readonly value: string; readonly label: UnitTextKey }[]
  /** What an empty cell is sent as. */
  readonly empty: '' | null
}

type Row = Readonly<Record<string, string | null>>

/** A field whose value is a list of rows, typed cell by cell. */
export function RowsField({
  label,
  value,
  error,
  onChange,
  columns,
}: FieldControlProps & { columns: readonly RowColumn[] }) {
  useStyles(css)
  useInputStyles()
  const t = useText(unitTexts)
  const rows = value === '' ? [] : (JSON.parse(value) as Row[])
  const put = (next: readonly Row[]) => onChange(JSON.stringify(next))
  const set = (at: number, { name, kind, empty }: RowColumn, text: string) =>
    put(
      rows.map((row, index) =>
        index === at
          ? { ...row, [name]: text === '' ? empty : kind === 'figure' ? (readDecimal(text) ?? text) : text }
          : row,
      ),
    )
  return (
    <fieldset className="rows-field" aria-invalid={error ? true : undefined}>
      <legend className="small">{label}</legend>
      {rows.map((row, at) => (
        <div key={at} className="rows-row">
          {columns.map((column) => (
            <RowCell
              key={column.name}
              {...{ column, at }}
              text={row[column.name] ?? ''}
              onText={(text) => set(at, column, text)}
            />
          ))}
          <IconButton
            icon={Trash2}
            size={24}
            label={t('rows.remove', { place: at + 1 })}
            onClick={() => put(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {error && <p className="small attention-text">{error}</p>}
      <Button
        icon={Plus}
        onClick={() =>
          put([
            ...rows,
            Object.fromEntries(columns.map(({ name, empty, choices }) => [name, choices?.[0]?.value ?? empty])),
          ])
        }
      >
        {t('rows.add')}
      </Button>
    </fieldset>
  )
}

function RowCell({
  column,
  at,
  text,
  onText,
}: {
  column: RowColumn
  at: number
  text: string
  onText(text: string): void
}) {
  const t = useText(unitTexts)
  const shared = { className: 'input', 'data-size': 24, 'aria-label': `${at + 1} ${t(column.label)}`, value: text }
  return (
    <label className="tiny soft">
      {t(column.label)}
      {column.choices ? (
        <select {...shared} onChange={({ target }) => onText(target.value)}>
          {column.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t(choice.label)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={column.kind === 'date' ? 'date' : 'text'}
          inputMode={column.kind === 'figure' ? 'decimal' : undefined}
          data-figure={column.kind === 'figure' || undefined}
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </label>
  )
}
