import type { ReactNode } from 'react'
import { Progress } from '../progress/progress.tsx'
import { useStyles } from '../styles/style-root.ts'
import css from './file-drop.css?inline'
import { kindOf } from './file-rules.ts'

export interface FileRowProps {
  name: string
  /** Where it is read. */
  href?: string
  /** Size and date, or why it was refused. */
  note?: ReactNode
  /** Percent sent; shows the bar. */
  sent?: number
  refused?: boolean
  action?: ReactNode
}

/** One file: kind, name, note, how far it is, and what can be done with it. */
export function FileRow({ name, href, note, sent, refused, action }: FileRowProps) {
  useStyles(css)
  const state = refused ? 'refused' : sent === undefined ? undefined : 'sending'
  return (
    <div className="file-row" data-state={state}>
      <span className="kind">{kindOf({ name }).toUpperCase()}</span>
      <div className="body">
        <span className="one-line" title={name}>
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        {sent === undefined ? note && <span className="note">{note}</span> : <Progress label={name} done={sent} />}
      </div>
      {action}
    </div>
  )
}
