import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { useStyles } from '../styles/style-root.ts'
import css from './text-field.css?inline'

/** Height of a control in px (spec §9: 32 or 24). */
export type ControlSize = 32 | 24

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> {
  value: string
  onChange(value: string): void
  size?: ControlSize
}

/** One line of text, given and answered as a string. */
export function TextField({ label, must, hint, error, value, onChange, size, className, ...rest }: TextFieldProps) {
  useStyles(css)
  return (
    <Field label={label} must={must} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...rest}
          className={className ? `input ${className}` : 'input'}
          data-size={size}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** The look of a one-line control, for those that bring their own element (`select`, combobox). */
export function useInputStyles(): void {
  useStyles(css)
}
