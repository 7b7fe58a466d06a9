import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '@tsumugi/i18n'
import { Field, type FieldProps } from '../field/field.tsx'
import { useTypedText } from '../field/typed-text.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { useInputStyles, type ControlSize } from '../text-field/text-field.tsx'
import { decimalFault, readDecimal, showDecimal } from './decimal-text.ts'
import css from './number-field.css?inline'

export interface NumberFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type'> {
  /** A decimal string, '' when empty. */
  value: string
  onChange(value: string): void
  /** Decimal places allowed; none unless said. */
  digits?: number
  negative?: boolean
  /** The greatest figure allowed, as a decimal string. */
  most?: string
  /** Stands after the figure: 円 / 点, %, mm. */
  unit?: ReactNode
  size?: ControlSize
}

/** What stands in the field while it differs from the value's own text, and over which value it was typed. */
interface Draft {
  text: string
  over: string
}

/**
 * A decimal string, right-aligned and grouped at rest; full-width digits are understood. What is no such figure stays in
 * the field and says what to do; `onChange` never sees it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, must, hint, error, value, onChange, digits = 0, negative, most, unit, size, onBlur, ...rest } = props
  useStyles(css)
  useInputStyles()
  const t = useText(controlTexts)
  const unitId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isInside, setInside] = useState(false)
  const [typed, setDraft] = useState<Draft | null>(null)
  // A value that came from elsewhere meanwhile stands over what was typed before it.
  const draft = typed && (isInside || typed.over === value) ? typed : null
  const limits = { digits, negative, most }
  const fault = draft === null ? undefined : decimalFault(draft.text, limits)
  const isUnread = fault !== undefined
  // A sign alone is on its way to a figure.
  const told = isInside && negative && /^[-−－]$/.test(draft?.text ?? '') ? undefined : fault
  useTypedText(input, { read: () => !isUnread, forget: () => setDraft(null), isUnread })

  function take(text: string): void {
    const read = decimalFault(text, limits) === undefined ? readDecimal(text, { negative }) : null
    setDraft({ text, over: read ?? value })
    if (read !== null && read !== value) onChange(read)
  }

  return (
    <Field
      label={label}
      must={must}
      hint={hint}
      error={told ? t(told, { digits, most: showDecimal(most ?? '') }) : error}
    >
      {(control) => (
        <span className="number-field" data-size={size}>
          <input
            {...control}
            {...rest}
            ref={input}
            aria-describedby={[control['aria-describedby'], unit && unitId].filter(Boolean).join(' ') || undefined}
            className="input"
            data-size={size}
            inputMode={digits ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={draft?.text ?? showDecimal(value)}
            onFocus={(event) => {
              // The grouped text gives way to the plain one; typing still replaces the whole figure.
              flushSync(() => {
                setInside(true)
                if (!isUnread) setDraft({ text: value, over: value })
              })
              event.target.select()
            }}
            onChange={(event) => take(event.target.value)}
            onBlur={(event) => {
              setInside(false)
              if (!isUnread) setDraft(null)
              onBlur?.(event)
            }}
          />
          {unit && (
            <span className="unit" id={unitId}>
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
