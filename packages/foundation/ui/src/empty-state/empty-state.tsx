import type { ReactNode } from 'react'
import { useStyles } from '../styles/style-root.ts'
import css from './empty-state.css?inline'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** The one next action. */
  action?: ReactNode
  /** Nothing matches the filters: said without ornament. */
  filtered?: boolean
  /** The title's rank among the page's headings. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** Nothing here yet: seven-treasures stitch, one sentence, one next action. */
export function EmptyState({ title, children, action, filtered, heading: Heading = 'h2' }: EmptyStateProps) {
  useStyles(css)
  return (
    <div className="empty-state">
      {!filtered && (
        <svg className="stitch" viewBox="0 0 176 88" aria-hidden="true">
          <path d={sevenTreasures} />
        </svg>
      )}
      <Heading>{title}</Heading>
      {children && <div className="small">{children}</div>}
      {action && <div className="button-row">{action}</div>}
    </div>
  )
}

/** Overlapping circles, 44 apart in a row and half of that between the rows. */
const sevenTreasures = /* @__PURE__ */ (() => {
  let path = ''
  for (let row = 0; row <= 5; row++) {
    for (let column = 0; column <= 4; column++) {
      path += `M${column * 44 - (row % 2 ? 0 : 22)} ${row * 22}a22 22 0 1 1 44 0a22 22 0 1 1-44 0`
    }
  }
  return path
})()
