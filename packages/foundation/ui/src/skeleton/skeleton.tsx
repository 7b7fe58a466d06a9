import type { CSSProperties } from 'react'
import { useText } from '@tsumugi/i18n'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './skeleton.css?inline'

export interface SkeletonProps {
  /** The shape of what is to come: rows, rows with a picture, or one block. */
  shape?: 'rows' | 'pictures' | 'block'
  rows?: number
  /** Height of a block in px. */
  height?: number
}

/** Stands in the shape of what is loading, from 150 ms on. */
export function Skeleton({ shape = 'rows', rows = 4, height }: SkeletonProps) {
  useStyles(css)
  const t = useText(controlTexts)
  const size = height === undefined ? undefined : ({ '--block': `${height}px` } as CSSProperties)
  return (
    <div className="skeleton" data-shape={shape} role="status" aria-label={t('loading')} style={size}>
      {shape === 'block' && <span className="block" />}
      {shape !== 'block' &&
        Array.from({ length: rows }, (_, row) => (
          <span key={row} className="row">
            {shape === 'pictures' && <span className="block is-picture" />}
            <span className="lines">
              <span className="block" style={{ '--inline': `${44 + ((row * 8) % 20)}%` } as CSSProperties} />
              <span className="block" style={{ '--inline': `${64 + ((row * 9) % 24)}%` } as CSSProperties} />
            </span>
            <span className="block" />
          </span>
        ))}
    </div>
  )
}
