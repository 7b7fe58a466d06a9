import { Screen, useStyles, type ScreenProps } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import css from './screen-frame.css?inline'

/** A screen of this area, with the styles that its blocks, rows and facts share. */
export function ScreenFrame(props: ScreenProps) {
  useStyles(css)
  return <Screen {...props} />
}

/** A block of a detail page: its name, what it is for, and its fields. */
export function Block({
  title,
  lead,
  children,
  wide,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  wide?: boolean
}) {
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
