import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '@tsumugi/i18n'
import { Field, type FieldProps } from '../field/field.tsx'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { useInputStyles, type ControlSize } from '../text-field/text-field.tsx'
import { decimalPlaces, readDecimal, showDecimal } from './decimal-text.ts'
import css from './number-field.css?inline'

export interface NumberFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type'> {
  /** A decimal string, '' when empty. */
  value: string
  onChange(value: string): void
  /** Decimal places allowed; none unless said. */
  digits?: number
  negative?: boolean
  /** Stands after the figure: 円 / 点, %, mm. */
  unit?: ReactNode
  size?: ControlSize
}

/** A decimal string, right-aligned and grouped at rest; full-width digits are understood. */
export function NumberField(props: NumberFieldProps) {
  const { label, must, hint, error, value, onChange, digits = 0, negative, unit, size, onBlur, ...rest } = props
  useStyles(css)
  useInputStyles()
  const t = useText(controlTexts)
  const unitId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const fault = draft === null ? undefined : faultOf(draft)

  function faultOf(text: string): 'number.invalid' | 'number.digits' | undefined {
    const read = readDecimal(text, { negative })
    if (read === null) return /^[-−－]$/.test(text) && negative ? undefined : 'number.invalid'
    return decimalPlaces(read) > digits ? 'number.digits' : undefined
  }

  function take(text: string): void {
    setDraft(text)
    const read = readDecimal(text, { negative })
    if (read !== null && decimalPlaces(read) <= digits) onChange(read)
  }

  return (
    <Field label={label} must={must} hint={hint} error={fault ? t(fault, { digits }) : error}>
      {(control) => (
        <span className="number-field" data-size={size}>
          <input
            {...control}
            {...rest}
            aria-describedby={[control['aria-describedby'], unit && unitId].filter(Boolean).join(' ') || undefined}
            className="input"
            data-size={size}
            inputMode={digits ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={draft ?? showDecimal(value)}
            onFocus={(event) => {
              // The grouped text gives way to the plain one; typing still replaces the whole figure.
              flushSync(() => setDraft(value))
              event.target.select()
            }}
            onChange={(event) => take(event.target.value)}
            onBlur={(event) => {
              setDraft(null)
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
