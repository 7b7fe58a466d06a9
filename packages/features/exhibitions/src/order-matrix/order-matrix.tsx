import type { GuestItem } from '@tsumugi/contract'
import { readCell, readTable } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useStyles, useTypedText } from '@tsumugi/ui'
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { matrixTexts } from './messages/catalogue.ts'
import { faultOf, gridOf, isGone, nextPlace, pastedAt, type MatrixSku, type Place } from './matrix-cells.ts'
import css from './order-matrix.css?inline'

export interface OrderMatrixProps {
  item: Pick<GuestItem, 'name' | 'colours' | 'sizes' | 'skus'>
  /** Pieces per SKU as they stand. */
  pieces: ReadonlyMap<number, number>
  /** Pieces of the order before, as ghosts in the corners. */
  ghost?: ReadonlyMap<number, number>
  /** What was typed and is no number, or more than is left, per SKU: it stays to be mended. */
  unread: ReadonlyMap<number, string>
  /** What changed, and all that cannot be read now. A cell whose text is no number keeps its pieces and says so. */
  onChange(changed: ReadonlyMap<number, number>, unread: ReadonlyMap<number, string>): void
  disabled?: boolean
}

/**
 * Colours × sizes to be filled with pieces (domain §1, M*): arrows, Tab and Enter; tables pasted from a spreadsheet;
 * `=12*3`; Ctrl+D and Ctrl+R repeat the cell above and before; sums as one types.
 */
export function OrderMatrix({ item, pieces, ghost, unread, onChange, disabled }: OrderMatrixProps) {
  useStyles(css)
  const t = useText(matrixTexts)
  const grid = useMemo(() => gridOf(item), [item])
  const table = useRef<HTMLTableElement>(null)
  const faultId = useId()

  function take(entries: readonly (readonly [skuId: number, text: string])[]) {
    const skus = new Map(grid.flat().flatMap((sku) => (sku ? [[sku.id, sku]] : [])))
    const faulty = entries.filter(([id, text]) => faultOf(text, skus.get(id)!) !== null)
    const right = entries.filter(([id, text]) => faultOf(text, skus.get(id)!) === null)
    const kept = [...unread].filter(([id]) => !right.some(([sku]) => sku === id))
    onChange(new Map(right.map(([id, text]) => [id, readCell(text) ?? 0])), new Map([...kept, ...faulty]))
  }
  const takeMended = useEffectEvent(() => {
    const skus = new Map(grid.flat().flatMap((sku) => (sku ? [[sku.id, sku]] : [])))
    const mended = [...unread].filter(([id, text]) => skus.has(id) && faultOf(text, skus.get(id)!) === null)
    if (mended.length > 0) take(mended)
  })
  // What was too much may be had again since it was typed.
  useEffect(() => takeMended(), [grid])

  function step(from: Place, down: number, right: number): boolean {
    const to = nextPlace(grid, from, down, right)
    if (to) table.current?.querySelector<HTMLInputElement>(`[data-cell="${to.row}-${to.column}"]`)?.focus()
    return to !== null
  }

  function repeat(at: Place, from: MatrixSku | undefined) {
    const sku = grid[at.row]?.[at.column]
    if (sku && from) take([[sku.id, String(pieces.get(from.id) ?? 0)]])
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, at: Place) {
    const input = event.currentTarget
    const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length
    const key = event.ctrlKey || event.metaKey ? `ctrl-${event.key.toLowerCase()}` : event.key
    const moves: Record<string, () => boolean | void> = {
      ArrowUp: () => step(at, -1, 0),
      ArrowDown: () => step(at, 1, 0),
      Enter: () =>
        step(at, event.shiftKey ? -1 : 1, 0) ||
        step(
          { row: event.shiftKey ? grid.length : -1, column: at.column + (event.shiftKey ? -1 : 1) },
          event.shiftKey ? -1 : 1,
          0,
        ) ||
        input.blur(),
      ArrowLeft: () => (whole || input.selectionEnd === 0) && step(at, 0, -1),
      ArrowRight: () => (whole || input.selectionStart === input.value.length) && step(at, 0, 1),
      'ctrl-d': () => repeat(at, grid[at.row - 1]?.[at.column]),
      'ctrl-r': () => repeat(at, grid[at.row]?.[at.column - 1]),
    }
    const move = moves[key]
    if (!move) return
    if (move() !== false || key === 'Enter') event.preventDefault()
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, at: Place) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n\r]/.test(text.trim())) return
    event.preventDefault()
    take(pastedAt(grid, at, readTable(text)))
  }

  const count = (sku: MatrixSku | undefined) => (sku ? (pieces.get(sku.id) ?? 0) : 0)
  const sumOf = (skus: readonly (MatrixSku | undefined)[]) => skus.reduce((sum, sku) => sum + count(sku), 0)
  const first = grid.flat().find((sku) => sku && unread.has(sku.id))
  const fault = first && faultOf(unread.get(first.id)!, first)

  return (
    <div className="order-matrix" part="matrix">
      <div className="scroll">
        <table
          ref={table}
          aria-label={t('label', { name: item.name })}
          style={{ '--sizes': item.sizes.length } as CSSProperties}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('colour')}</span>
              </th>
              {item.sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col" className="sum">
                {t('sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {item.colours.map(({ name, hex }, row) => (
              <tr key={name}>
                <th scope="row">
                  <span className="swatch" style={{ '--cloth': hex } as CSSProperties} aria-hidden="true" />
                  <span className="one-line">{name}</span>
                </th>
                {item.sizes.map((size, column) => {
                  const sku = grid[row]?.[column]
                  if (isGone(sku) && count(sku) === 0 && !(sku && unread.has(sku.id)))
                    return (
                      <td key={size} className="is-gone">
                        <span className="tiny">{sku ? t('gone') : ''}</span>
                      </td>
                    )
                  return (
                    <Cell
                      key={size}
                      sku={sku!}
                      label={`${name} ${size}`}
                      at={`${row}-${column}`}
                      pieces={count(sku)}
                      typed={unread.get(sku!.id)}
                      before={ghost?.get(sku!.id)}
                      disabled={disabled}
                      describedBy={unread.has(sku!.id) ? faultId : undefined}
                      leftText={sku!.left !== null && sku!.left <= 24 ? t('left', { count: sku!.left }) : undefined}
                      onTake={(text) => take([[sku!.id, text]])}
                      onKeyDown={(event) => onKeyDown(event, { row, column })}
                      onPaste={(event) => onPaste(event, { row, column })}
                    />
                  )
                })}
                <td className="sum">{sumOf(grid[row] ?? [])}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              {item.sizes.map((size, column) => (
                <td key={size}>{sumOf(grid.map((line) => line[column]))}</td>
              ))}
              <td className="sum">{sumOf(grid.flat())}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {fault && (
        <p className="fault" id={faultId} role="alert">
          {fault.kind === 'left' ? t('fault.left', { count: fault.left }) : t('fault.number')}
        </p>
      )}
    </div>
  )
}

interface CellProps {
  sku: MatrixSku
  label: string
  at: string
  pieces: number
  typed: string | undefined
  before: number | undefined
  disabled: boolean | undefined
  describedBy: string | undefined
  leftText: string | undefined
  onTake(text: string): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
}

/** One cell. What is typed counts as soon as it is a number; a sum beginning with `=` when the cell is left. */
function Cell({
  sku,
  label,
  at,
  pieces,
  typed,
  before,
  disabled,
  describedBy,
  leftText,
  onTake,
  onKeyDown,
  onPaste,
}: CellProps) {
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? typed ?? String(pieces)
  const began = useRef(pieces)
  const isWrong = typed !== undefined
  const input = useRef<HTMLInputElement>(null)
  function write(next: string) {
    setText(next)
    if (!next.trim().startsWith('=') && faultOf(next, sku) === null) onTake(next)
  }
  function leave() {
    // What is no number leaves the cell's pieces as they were before it was entered.
    if (text !== null && faultOf(text, sku) !== null) onTake(String(began.current))
    if (text !== null) onTake(text)
    setText(null)
  }
  useTypedText(input, {
    read() {
      leave()
      return faultOf(shown, sku) === null
    },
    forget: () => setText(null),
    isUnread: isWrong,
  })
  return (
    <td className={isWrong ? 'cell is-wrong' : pieces === 0 ? 'cell is-zero' : 'cell'}>
      {leftText && (
        <span className="left" aria-hidden="true">
          {leftText}
        </span>
      )}
      {before !== undefined && before !== pieces && (
        <span className="ghost" aria-hidden="true">
          {before}
        </span>
      )}
      <input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        data-cell={at}
        value={shown}
        disabled={disabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        aria-label={leftText ? `${label} ${leftText}` : label}
        onChange={(event) => write(event.target.value)}
        onFocus={(event: FocusEvent<HTMLInputElement>) => {
          began.current = pieces
          event.currentTarget.select()
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          onPaste(event)
          if (event.defaultPrevented) setText(null)
        }}
      />
    </td>
  )
}
