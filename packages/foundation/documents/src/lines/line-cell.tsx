import type { DocumentField } from '@tsumugi/contract'
import { readDecimal, showDecimal, useInputStyles } from '@tsumugi/ui'
import type { DocumentWords } from '../words/document-words.ts'
import { cellFault, type CellText, type LineRow } from './line-edits.ts'

export interface LineCellProps {
  readonly row: LineRow
  readonly name: string
  readonly field: DocumentField
  readonly words: DocumentWords
  readonly open: ReadonlySet<string>
  onCells(cells: readonly CellText[]): void
  /** Takes a pasted table; false where it is a single text. */
  paste(row: LineRow, name: string, text: string): boolean
}

/** One cell of a line. What cannot be read stays in it as it was typed, marked, and holds back the save. */
export function LineCell(props: LineCellProps) {
  const { row, name, words, open } = props
  const text = row.text[name] ?? ''
  const was = row.before[name]
  const isChanged = row.state === 'changed' && text !== was
  if (!open.has(name) || row.state === 'removed') {
    const shown = words.value(name, text)
    return row.state === 'removed' ? <s className="faint">{shown}</s> : shown || <span className="faint">–</span>
  }
  return (
    <span className="edit" data-changed={isChanged || undefined}>
      {isChanged && was && <s>{words.value(name, was)}</s>}
      <CellControl {...props} text={text} />
    </span>
  )
}

function CellControl({ row, name, field, words, onCells, paste, text }: LineCellProps & { text: string }) {
  useInputStyles()
  const { t } = words
  const fault = row.state === 'kept' ? null : cellFault(field, text)
  const isFigure = field.kind === 'decimal' || field.kind === 'integer'
  const label = t('line.cell', { place: row.place, field: words.field(name) })
  const put = (next: string) => onCells([{ row, field: name, text: next }])
  const shared = {
    className: 'input',
    'data-size': 24,
    'data-cell': name,
    'aria-label': label,
    'aria-invalid': fault ? (true as const) : undefined,
    title: fault ? t(`fault.${fault}`) : undefined,
  }
  if (field.choices)
    return (
      <select {...shared} value={text} onChange={({ target }) => put(target.value)}>
        {field.presence !== 'needed' && <option value="">–</option>}
        {field.choices.map((word) => (
          <option key={word} value={word}>
            {words.value(name, word)}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...shared}
      data-figure={isFigure || undefined}
      inputMode={isFigure ? 'decimal' : undefined}
      autoComplete="off"
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => put(target.value)}
      onBlur={() => isFigure && text !== '' && readDecimal(text) !== null && put(readDecimal(text)!)}
      onPaste={(event) => {
        if (paste(row, name, event.clipboardData.getData('text'))) event.preventDefault()
      }}
      placeholder={isFigure && row.state === 'added' ? showDecimal('0') : undefined}
    />
  )
}
