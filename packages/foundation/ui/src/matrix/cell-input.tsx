import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTypedText } from '../field/typed-text.ts'
import type { MatrixMode } from './use-matrix.ts'
import { showDecimal } from '../number-field/decimal-text.ts'

export interface CellInputProps {
  text: string
  label: string
  mode: MatrixMode
  digits: number
  readOnly: boolean
  isInvalid: boolean
  /** Id of the sentence about this cell. */
  toldBy: string | undefined
  /** The matrix holds text that it calls wrong. */
  isUnread: boolean
  /** Whether the focus belongs here: it goes along when one moves. */
  wantsFocus(): boolean
  onType(text: string): void
  onLeave(): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onCopy(event: ClipboardEvent<HTMLInputElement>): void
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
  /** Before something sends the form around it: answers false where a cell cannot be read. */
  read(): boolean
}

/**
 * The one input of a matrix, in the cell one stands in: so that input methods begin with the first key, and screen
 * readers say the row and the column.
 */
export function CellInput(props: CellInputProps) {
  const { text, label, mode, readOnly, isInvalid, toldBy, wantsFocus } = props
  const input = useRef<HTMLInputElement>(null)
  useTypedText(input, { read: props.read, forget: () => {}, isUnread: props.isUnread })
  useLayoutEffect(() => {
    const element = input.current
    if (!element || !wantsFocus()) return
    if ((element.getRootNode() as Document | ShadowRoot).activeElement !== element) {
      element.focus({ preventScroll: true })
      element.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    if (mode === 'rest') element.select()
    if (mode === 'edit') element.setSelectionRange(element.value.length, element.value.length)
    // The text of a resting cell may change under it, by undo or by others.
  }, [mode, wantsFocus, mode === 'rest' ? text : ''])
  return (
    <input
      ref={input}
      data-mode={mode}
      inputMode={props.digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={toldBy}
      readOnly={readOnly}
      value={mode === 'rest' ? shown(text) : text}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={props.onLeave}
      onChange={(event) => props.onType(event.target.value)}
      onKeyDown={props.onKeyDown}
      onCopy={props.onCopy}
      onCut={props.onCopy}
      onPaste={props.onPaste}
    />
  )
}

/** Quantities are grouped; what is none stands as it was typed. */
export const shown = (text: string): string => (/^\d+(\.\d+)?$/.test(text) ? showDecimal(text) : text)
