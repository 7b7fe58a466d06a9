import type { CSSProperties } from 'react'
import { useStyles } from '../styles/style-root.ts'
import css from './progress.css?inline'

export type ProgressLook = 'going' | 'done' | 'late' | 'waiting' | 'planned'

export interface ProgressProps {
  label: string
  /** How much of the whole; without it the end is not known. */
  done?: number
  total?: number
  look?: ProgressLook
  /** Several shares of one whole, in place of `done`. */
  parts?: readonly { size: number; look: ProgressLook }[]
}

/** A bar: how much of the whole. Put the figures beside it. */
export function Progress({ label, done, total = 100, look = 'going', parts }: ProgressProps) {
  useStyles(css)
  const shares = parts ?? (done === undefined ? [] : [{ size: done, look }])
  const reached = shares.reduce((sum, share) => sum + share.size, 0)
  const unknown = !parts && done === undefined
  return (
    <span
      className={unknown ? 'progress is-unknown' : 'progress'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={unknown ? undefined : Math.min(reached, total)}
    >
      {unknown && <span />}
      {shares.map((share) => (
        <span
          key={share.look}
          data-look={share.look}
          style={{ '--part': percent(share.size, total) } as CSSProperties}
        />
      ))}
    </span>
  )
}

function percent(size: number, total: number): string {
  return total > 0 ? `${Math.min(100, Math.max(0, (size / total) * 100))}%` : '0%'
}
