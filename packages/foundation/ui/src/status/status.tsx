import type { StatusKind } from '@tsumugi/domain'
import type { ReactNode } from 'react'
import { useStyles } from '../styles/style-root.ts'
import css from './status.css?inline'

/** Not begun, under way, somebody must act, late or wrong, done, over without result. */
export type StatusLook = StatusKind

/** A mark and a word: the colour never speaks alone. */
export function Status({ look = 'todo', children }: { look?: StatusLook; children: ReactNode }) {
  useStyles(css)
  return (
    <span className="status" data-look={look}>
      {children}
    </span>
  )
}
