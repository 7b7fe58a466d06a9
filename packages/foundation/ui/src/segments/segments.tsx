import type { ReactNode } from 'react'
import { useStyles } from '../styles/style-root.ts'
import type { ControlSize } from '../text-field/text-field.tsx'
import css from './segments.css?inline'

export interface SegmentsProps<Value extends string> {
  /** The name of the choice, read out before its parts. */
  label: string
  value: Value
  onChange(value: Value): void
  options: readonly { value: Value; label: ReactNode; name?: string }[]
  size?: ControlSize
}

/** A choice among few, all in sight. */
export function Segments<Value extends string>({ label, value, onChange, options, size }: SegmentsProps<Value>) {
  useStyles(css)
  return (
    <span className="segments" role="group" aria-label={label} data-size={size}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          title={option.name}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </span>
  )
}
