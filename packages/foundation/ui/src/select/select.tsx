import type { ComponentProps } from 'react'
import { useText } from '@tsumugi/i18n'
import { Field, type FieldProps } from '../field/field.tsx'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { useInputStyles, type ControlSize } from '../text-field/text-field.tsx'
import css from './select.css?inline'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends FieldProps, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size' | 'children'> {
  value: Value | ''
  onChange(value: Value): void
  options: readonly Option<Value>[]
  /** What stands while nothing is chosen; null leaves no empty row. */
  placeholder?: string | null
  size?: ControlSize
}

/** The platform's own list, for a choice among a few dozen. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, must, hint, error, value, onChange, options, placeholder, size, ...rest } = props
  useStyles(css)
  useInputStyles()
  const t = useText(controlTexts)
  return (
    <Field label={label} must={must} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          {...rest}
          className="input"
          data-size={size}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {placeholder !== null && (value === '' || placeholder !== undefined) && (
            <option value="">{placeholder ?? t('select.none')}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
