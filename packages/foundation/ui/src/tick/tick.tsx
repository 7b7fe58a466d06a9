import type { ComponentProps, ReactNode } from 'react'
import { useStyles } from '../styles/style-root.ts'
import css from './tick.css?inline'

export interface TickProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'size' | 'children'> {
  checked: boolean
  onChange(checked: boolean): void
  /** The words beside it; without them give an `aria-label`. */
  children?: ReactNode
}

export interface CheckboxProps extends TickProps {
  /** Some, but not all, of what it stands for are chosen. */
  some?: boolean
}

/** Chosen or not. */
export function Checkbox({ some = false, ...rest }: CheckboxProps) {
  return (
    <Tick
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = some
      }}
    />
  )
}

/** One of a set: give all of a set the same `name`, and stand them in a `Field group`. */
export function Radio(props: TickProps) {
  return <Tick {...props} type="radio" />
}

/** On or off, at once. */
export function Switch(props: TickProps) {
  return <Tick {...props} type="checkbox" role="switch" aria-checked={props.checked} />
}

function Tick({ children, onChange, className, ...input }: TickProps & { type: 'checkbox' | 'radio' }) {
  useStyles(css)
  return (
    <label className={className ? `tick ${className}` : 'tick'}>
      <input {...input} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}
