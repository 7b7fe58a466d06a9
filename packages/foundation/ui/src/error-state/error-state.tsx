import type { ReactNode } from 'react'
import { useText } from '@tsumugi/i18n'
import { Button } from '../button/button.tsx'
import emptyState from '../empty-state/empty-state.css?inline'
import { Icon } from '../icon/icon.tsx'
import { RefreshCw, TriangleAlert } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'

export interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode
  /** Why, and what is safe. */
  children?: ReactNode
  onRetry?(): void
  /** The number to name when asking for help. */
  requestId?: string
  /** Another way on, beside retry. */
  action?: ReactNode
  /** The title's rank among the page's headings. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** What happened, what is safe, try again. */
export function ErrorState({ title, children, onRetry, requestId, action, heading: Heading = 'h3' }: ErrorStateProps) {
  useStyles(emptyState)
  const t = useText(controlTexts)
  return (
    <div className="empty-state" role="alert">
      <span className="attention-text">
        <Icon of={TriangleAlert} size={40} />
      </span>
      <Heading>{title ?? t('error.title')}</Heading>
      <p className="small">{children ?? t('error.kept')}</p>
      {(onRetry || action) && (
        <div className="button-row">
          {onRetry && (
            <Button icon={RefreshCw} onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && <span className="tiny faint code">{t('error.request', { id: requestId })}</span>}
    </div>
  )
}
