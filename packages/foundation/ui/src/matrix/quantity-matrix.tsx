import { readTable, sum } from '@tsumugi/domain'
import { useText, type Text } from '@tsumugi/i18n'
import { useId, useMemo, useRef, useState, type ClipboardEvent, type CSSProperties, type MouseEvent } from 'react'
import { showDecimal } from '../number-field/decimal-text.ts'
import { useStyles } from '../styles/style-root.ts'
import { useLatest } from '../table/use-latest.ts'
import type { CellInputProps } from './cell-input.tsx'
import { matrixKey, matrixSums, placesOf, readRow, type Area, type MatrixKey, type Place } from './cells/matrix-data.ts'
import { pressKey } from './matrix-keys.ts'
import { copied, pasteInto } from './cells/matrix-paste.ts'
import { MatrixRow } from './matrix-row.tsx'
import { MatrixTools } from './matrix-tools.tsx'
import { MatrixWords } from './matrix-words.tsx'
import css from './matrix.css?inline'
import { matrixTexts } from './messages/catalogue.ts'
import type { Messages } from './messages/ja.ts'
import { isOne, useMatrix, type MatrixEdit } from './use-matrix.ts'

export interface QuantityMatrixProps extends MatrixEdit {
  /** Names the matrix to screen readers: whose quantities they are. */
  label: string
  /** Over the first column: 色 / サイズ. */
  corner?: string
  /** Quantities of the order before: they stand in the corner of a cell that differs from them. */
  ghosts?: Readonly<Record<MatrixKey, string>>
  /** Undo, redo and distribution by ratio above the matrix; there unless refused. */
  tools?: boolean
  /** Sums of rows, columns and all; there unless what stands in the cells cannot be added, such as prices. */
  sums?: boolean
}

/**
 * Colours × sizes, filled with quantities (domain §1 M*): keys and mouse as in a spreadsheet, tables pasted from one,
 * formulas, fills, undo, sums. `value` holds the text of each cell by `matrixKey`; text that is no quantity stays, is told,
 * counts nothing in the sums and lets nothing around it be sent (`readTyped`, `matrixFaults`).
 */
export function QuantityMatrix({
  label,
  corner,
  ghosts,
  tools = true,
  sums: hasSums = true,
  ...edit
}: QuantityMatrixProps) {
  useStyles(css)
  const t = useText(matrixTexts)
  const { rows, columns, states, digits = 0, disabled } = edit
  const matrix = useMatrix(edit)
  const { current, area, texts } = matrix
  const table = useRef<HTMLTableElement>(null)
  const hasFocus = useRef(false)
  const isDragging = useRef(false)
  const toldId = useId()
  const [said, setSaid] = useState('')
  const sums = useMemo(() => matrixSums(texts, columns.length, digits), [texts, columns.length, digits])

  const wantsFocus = useLatest(() => hasFocus.current)
  const faultAt = ({ row, column }: Place): string | undefined =>
    readRow(texts[row] ?? [], digits).values[column] === null
      ? t(digits > 0 ? 'fault.decimal' : 'fault.whole', { digits })
      : undefined
  const nameOf = ({ row, column }: Place) => `${rows[row]?.label ?? ''} ${columns[column]?.label ?? ''}`
  const isFault = (at: Place) => matrix.faults.some(({ row, column }) => row === at.row && column === at.column)

  function focusOn(place: Place) {
    hasFocus.current = true
    matrix.go(place)
    table.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  function nextFault() {
    const place = (at: Place) => at.row * columns.length + at.column
    const next = matrix.faults.find((fault) => place(fault) > place(current)) ?? matrix.faults[0]
    if (next) focusOn(next)
  }
  const tell = ({ skipped = 0, lost = 0 }: { skipped?: number; lost?: number }) =>
    setSaid(skipped > 0 ? t('skipped.frozen', { skipped }) : lost > 0 ? t('undo.skipped', { count: lost }) : '')

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (matrix.mode === 'edit' && !/[\t\n]/.test(text)) return
    event.preventDefault()
    matrix.commit()
    const pasted = pasteInto(readTable(text), { rows, columns }, area)
    if (pasted.kind === 'over') return setSaid(t('paste.over', pasted))
    if (pasted.kind === 'unknown') return setSaid(t('paste.unknown', { names: pasted.names.join('、') }))
    const { count, skipped } = matrix.write(pasted.cells)
    setSaid(t(skipped > 0 ? 'pasted.skipped' : 'pasted', { count, skipped }))
  }
  function onCopy(event: ClipboardEvent) {
    if (matrix.mode !== 'rest') return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied(texts, area))
    if (event.type === 'cut') tell({ skipped: matrix.clear().skipped })
  }

  function onMouseDown(event: MouseEvent) {
    const place = placeUnder(event.target)
    if (!place || event.button !== 0) return
    const isHere = place.row === current.row && place.column === current.column
    if (isHere && matrix.mode !== 'rest') return
    event.preventDefault()
    setSaid('')
    isDragging.current = place.row >= 0 && place.column >= 0
    if (isDragging.current && !event.shiftKey) return focusOn(place)
    hasFocus.current = true
    if (isDragging.current) matrix.go(place, true)
    else
      matrix.select(
        { row: Math.max(0, place.row), column: Math.max(0, place.column) },
        { row: place.row < 0 ? rows.length : place.row, column: place.column < 0 ? columns.length : place.column },
      )
    table.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  function onMouseOver(event: MouseEvent) {
    const place = placeUnder(event.target)
    if (event.buttons !== 1) isDragging.current = false
    if (isDragging.current && place && place.row >= 0 && place.column >= 0) matrix.go(place, true)
  }

  const own = matrix.mode === 'rest' ? faultAt(current) : undefined
  const first = matrix.faults[0]
  const messageAt = (at: Place) => matrix.stateAt(at)?.message ?? faultAt(at)
  const told = matrix.stateAt(current)?.message ?? own
  const elsewhere = first && !told && matrix.mode === 'rest' ? messageAt(first) : undefined
  const input: CellInputProps = {
    text: matrix.textAt(current),
    label: nameOf(current),
    mode: matrix.mode,
    digits,
    readOnly: !matrix.takes(current),
    isInvalid: matrix.mode === 'rest' && isFault(current),
    toldBy: told ? toldId : undefined,
    isUnread: matrix.faults.length > 0,
    wantsFocus,
    onType(text) {
      setSaid('')
      matrix.type(text)
    },
    onLeave() {
      hasFocus.current = false
      matrix.commit()
    },
    onKeyDown: (event) =>
      pressKey(event, matrix, { texts, height: rows.length, width: columns.length, tell, nextFault }),
    onCopy,
    onPaste,
    read() {
      matrix.commit()
      if (first) focusOn(isFault(current) ? current : first)
      return !first
    },
  }
  const isMany = !isOne(area)

  return (
    <div className="quantity-matrix" part="matrix" style={{ '--columns': columns.length } as CSSProperties}>
      {tools && !disabled && (
        <MatrixTools
          hasRatio={hasSums}
          rows={rows}
          columns={columns}
          matrix={matrix}
          ghostAt={({ row, column }) => ghosts?.[matrixKey(rows[row]?.key ?? '', columns[column]?.key ?? '')]}
          tell={setSaid}
          tellCounts={tell}
        />
      )}
      <div className="scroll">
        <table
          ref={table}
          role="grid"
          aria-label={label}
          aria-multiselectable="true"
          onMouseDown={onMouseDown}
          onMouseOver={onMouseOver}
          onDoubleClick={matrix.edit}
          onFocus={() => (hasFocus.current = true)}
        >
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ key, label: name }, at) => (
                <th key={key} scope="col" data-column={at}>
                  {name}
                </th>
              ))}
              {hasSums && (
                <th scope="col" className="sum">
                  {t('total')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const isIn = isMany && at >= area.top && at <= area.bottom
              const isHere = at === current.row
              return (
                <MatrixRow
                  key={row.key}
                  at={at}
                  row={row}
                  columns={columns}
                  texts={texts[at] ?? []}
                  sum={hasSums ? (sums.rows[at] ?? '0') : null}
                  digits={digits}
                  states={states}
                  ghosts={ghosts}
                  from={isIn ? area.left : null}
                  to={isIn ? area.right : null}
                  current={isHere ? current.column : null}
                  input={isHere ? input : null}
                />
              )
            })}
          </tbody>
          {hasSums && (
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                {columns.map(({ key }, at) => (
                  <td key={key}>{showDecimal(sums.columns[at] ?? '0')}</td>
                ))}
                <td className="sum">{showDecimal(sums.total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <MatrixWords
        matrix={matrix}
        toldId={toldId}
        told={told}
        isUnread={own !== undefined}
        elsewhere={elsewhere && first ? t('fault.at', { cell: nameOf(first), message: elsewhere }) : undefined}
        said={said || (hasSums ? selectedSum(t, texts, area, digits) : '')}
        hasKeys={tools && !disabled}
        onNextFault={nextFault}
      />
    </div>
  )
}

/** The cell under the pointer; −1 stands for a head, which means its whole row or column. */
function placeUnder(target: EventTarget): Place | null {
  const cell = (target as Element).closest<HTMLElement>('[data-row], [data-column]')
  return cell && { row: Number(cell.dataset.row ?? -1), column: Number(cell.dataset.column ?? -1) }
}

/** How many cells are selected and what they add up to; nothing for a single one. */
function selectedSum(t: Text<Messages>, texts: readonly (readonly string[])[], area: Area, digits: number): string {
  if (isOne(area)) return ''
  const places = placesOf(area)
  const values = places.map(({ row, column }) => readRow(texts[row] ?? [], digits).values[column] || '0')
  return t('selected', { count: places.length, total: showDecimal(sum(values)) })
}
