import { memo, type CSSProperties } from 'react'
import { CellInput, shown, type CellInputProps } from './cell-input.tsx'
import { matrixKey, readRow, type MatrixKey, type MatrixLine, type MatrixState } from './cells/matrix-data.ts'
import { showDecimal } from '../number-field/decimal-text.ts'

export interface MatrixRowProps {
  at: number
  row: MatrixLine
  columns: readonly MatrixLine[]
  texts: readonly string[]
  /** Null where nothing can be added. */
  sum: string | null
  digits: number
  states: Readonly<Record<MatrixKey, MatrixState>> | undefined
  ghosts: Readonly<Record<MatrixKey, string>> | undefined
  /** The selected columns of this row, from and to; null where none is. */
  from: number | null
  to: number | null
  /** The column one stands in, when it is in this row. */
  current: number | null
  input: CellInputProps | null
}

/** A colour with its sizes. Drawn again only when something in it changes. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { at, row, columns, texts, sum, digits, states, ghosts, from, to, current, input } = props
  const { values } = readRow(texts, digits)
  return (
    <tr>
      <th scope="row" data-row={at} title={row.label}>
        {row.cloth && <span className="swatch" style={{ '--cloth': row.cloth } as CSSProperties} aria-hidden="true" />}
        {row.code && <span className="code faint">{row.code}</span>}
        <span className="one-line">{row.label}</span>
      </th>
      {columns.map((column, along) => {
        const key = matrixKey(row.key, column.key)
        const isCurrent = along === current
        const isUnread = values[along] === null && !(isCurrent && input?.mode !== 'rest')
        return (
          <MatrixCell
            key={column.key}
            row={at}
            column={along}
            text={texts[along] ?? ''}
            kind={states?.[key]?.kind ?? (isUnread ? 'error' : undefined)}
            ghost={ghosts?.[key]}
            isSelected={from !== null && to !== null && along >= from && along <= to}
            input={isCurrent ? input : null}
          />
        )
      })}
      {sum !== null && <td className="sum">{showDecimal(sum)}</td>}
    </tr>
  )
})

interface MatrixCellProps {
  row: number
  column: number
  text: string
  kind: MatrixState['kind'] | undefined
  ghost: string | undefined
  isSelected: boolean
  input: CellInputProps | null
}

const MatrixCell = memo(function MatrixCell({ row, column, text, kind, ghost, isSelected, input }: MatrixCellProps) {
  const isWrong = kind === 'error' || kind === 'refused'
  return (
    <td
      data-row={row}
      data-column={column}
      data-kind={isWrong ? 'error' : kind}
      aria-selected={isSelected}
      aria-invalid={isWrong || undefined}
      aria-readonly={kind === 'frozen' || kind === 'absent' || undefined}
    >
      {ghost !== undefined && ghost !== text && (
        <span className="ghost" aria-hidden="true">
          {showDecimal(ghost)}
        </span>
      )}
      {input ? <CellInput {...input} /> : <span className="figure">{shown(text)}</span>}
    </td>
  )
})
