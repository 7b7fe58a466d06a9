import type { ReactNode } from 'react'
import { useStyles } from '../styles/style-root.ts'
import css from './row-list.css?inline'

export interface RowListProps {
  /** What the rows are, above them. */
  title: string
  /** What is said where there are none. */
  empty?: ReactNode
  /** A button that adds a row, below them. */
  action?: ReactNode
  /** The rows, `li` each: fields side by side, and what is done to the row in an element `acts`. */
  children: ReactNode
}

/** Rows of fields within a form, of which one adds and removes some. */
export function RowList({ title, empty, action, children }: RowListProps) {
  useStyles(css)
  return (
    <section className="row-list" aria-label={title}>
      <h3>{title}</h3>
      {empty}
      <ol>{children}</ol>
      {action}
    </section>
  )
}
