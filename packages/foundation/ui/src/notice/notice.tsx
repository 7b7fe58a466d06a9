import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { CircleCheck, Info, TriangleAlert } from '../icon/icons.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './notice.css?inline'

export interface NoticeProps {
  /** Madder: wrong. Gold: waiting, a limit near. Indigo: good to know. Bamboo: done. */
  hue?: 'plain' | 'madder' | 'gold' | 'indigo' | 'bamboo'
  /** Read out as soon as it appears: for what answers something the person just did. */
  live?: boolean
  children: ReactNode
  /** A small button at the end. */
  action?: ReactNode
}

/** A sentence that stays: about this page, not about a moment. */
export function Notice({ hue = 'plain', live, children, action }: NoticeProps) {
  useStyles(css)
  const drawing = hue === 'bamboo' ? CircleCheck : hue === 'madder' || hue === 'gold' ? TriangleAlert : Info
  return (
    <div className="notice" data-hue={hue} role={live ? (hue === 'madder' ? 'alert' : 'status') : undefined}>
      <Icon of={drawing} size={16} />
      <div className="body">{children}</div>
      {action}
    </div>
  )
}
