import { useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import css from './screen-frame.css?inline'

interface ScreenFrameProps {
  title: ReactNode
  /** Facts beside the title. */
  facts?: ReactNode
  /** The way back to the list. */
  back?: { href: string; label: string }
  /** At the right end, the primary one last. */
  actions?: ReactNode
  children: ReactNode
}

/** Title row and body of every screen of this area. */
export function ScreenFrame({ title, facts, back, actions, children }: ScreenFrameProps) {
  useStyles(css)
  return (
    <div className="people">
      {back && <a className="people-back small" href={back.href}>{back.label}</a>}
      <header className="people-head">
        <h1>{title}</h1>
        {facts}
        <span className="push" />
        {actions}
      </header>
      {children}
    </div>
  )
}

/** A block of a detail page: its name, what it is for, and its fields. */
export function Block({ title, lead, children, wide }: { title: string; lead?: ReactNode; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? 'people-block is-wide' : 'people-block'} aria-label={title}>
      <div className="about">
        <h2>{title}</h2>
        {lead && <p className="small soft">{lead}</p>}
      </div>
      <div className="content">{children}</div>
    </section>
  )
}
