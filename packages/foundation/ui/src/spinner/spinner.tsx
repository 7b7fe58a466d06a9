import { useStyles } from '../styles/style-root.ts'
import css from './spinner.css?inline'

/** Something is under way; with a label it is read out, without one it decorates a control that says so itself. */
export function Spinner({ label, size = 14 }: { label?: string; size?: 14 | 24 }) {
  useStyles(css)
  return (
    <span
      className={size === 24 ? 'spinner is-24' : 'spinner'}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
