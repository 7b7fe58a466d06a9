import type { ReactNode } from 'react'
import { useStyles } from '../styles/style-root.ts'
import css from './screen.css?inline'

export interface ScreenProps {
  /** Names the screen for styles of its own. */
  className?: string
  title: ReactNode
  /** Beside the title: what the whole screen is about, such as brand and season, or a count. */
  facts?: ReactNode
  /** The way back to the list that this stands in. */
  back?: { href: string; label: string }
  /** At the end of the title's row, the primary one last. */
  actions?: ReactNode
  /** While its contents are being read anew. */
  busy?: boolean
  children: ReactNode
}

/** The title's row and the body of a screen that scrolls with its page. */
export function Screen({ className, title, facts, back, actions, busy, children }: ScreenProps) {
  useStyles(css)
  return (
    <div className={className ? `screen ${className}` : 'screen'} aria-busy={busy || undefined}>
      {back && (
        <a className="screen-back small" href={back.href}>
          {back.label}
        </a>
      )}
      <header className="screen-head">
        <h1>{title}</h1>
        {facts}
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
