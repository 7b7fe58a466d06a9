import type { ReactNode } from 'react'
import { formatNumber, useText } from '@tsumugi/i18n'
import { IconButton } from '../button/button.tsx'
import { X } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './bulk-bar.css?inline'

export interface BulkBarProps {
  /** How many rows are chosen, on all pages; at 0 there is no bar. */
  count: number
  /** Quantity and money of what is chosen, e.g. 4,380点・¥17,366,000. */
  sums?: ReactNode
  onClear(): void
  /** What can be done with them: plain buttons, the main one `sub-primary` and last. */
  children: ReactNode
}

/**
 * What can be done with the chosen rows of a Table. Stands in the page after the pager, floats at the bottom centre
 * while that is out of sight, and so never covers the pager at rest.
 */
export function BulkBar({ count, sums, onClear, children }: BulkBarProps) {
  useStyles(css)
  const t = useText(controlTexts)
  const figure = formatNumber(count)
  if (count === 0) return null
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t('bulk.label', { count: figure })}>
      <strong aria-live="polite">{t('bulk.count', { count: figure })}</strong>
      {sums && <span className="sums">{sums}</span>}
      <div className="actions">{children}</div>
      <IconButton icon={X} label={t('bulk.clear')} onClick={onClear} />
    </div>
  )
}
