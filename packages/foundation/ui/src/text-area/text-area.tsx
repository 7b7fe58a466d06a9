import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { useInputStyles } from '../text-field/text-field.tsx'

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onChange(value: string): void
}

/** Several lines of text. */
export function TextArea({ label, must, hint, error, value, onChange, rows = 3, ...rest }: TextAreaProps) {
  useInputStyles()
  return (
    <Field label={label} must={must} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...rest}
          className="input"
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
