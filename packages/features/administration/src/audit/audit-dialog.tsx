import type { AuditEvent } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Dialog } from '@tsumugi/ui'
import { useActionWords } from './action-words/use-action-words.ts'
import { auditTexts } from './messages/catalogue.ts'

/** One row of the audit in full. */
export function AuditDialog({ event, onClose }: { event: AuditEvent; onClose(): void }) {
  const t = useText(auditTexts)
  const { actionWords, nounWords } = useActionWords()
  const details = Object.entries(event.detail)
  return (
    <Dialog title={actionWords(event.action)} onClose={onClose}>
      <dl className="people-facts">
        <dt>{t('at')}</dt>
        <dd>{formatDate(event.at, 'long')}</dd>
        <dt>{t('user')}</dt>
        <dd>{event.user?.name ?? t('system')}</dd>
        {event.originalUser && (
          <>
            <dt>{t('original')}</dt>
            <dd>{event.originalUser.name}</dd>
          </>
        )}
        <dt>{t('action')}</dt>
        <dd className="code">{event.action}</dd>
        <dt>{t('subject')}</dt>
        <dd>
          {event.subjectKind ? nounWords(event.subjectKind) : '–'} <span className="code">{event.subjectId}</span>
        </dd>
        <dt>{t('address')}</dt>
        <dd className="code">{event.address ?? '–'}</dd>
        <dt>{t('request')}</dt>
        <dd className="code">{event.requestId ?? '–'}</dd>
        {details.map(([key, value]) => [
          <dt key={`${key}-name`}>{key}</dt>,
          <dd key={key} className="people-detail">
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </dd>,
        ])}
      </dl>
    </Dialog>
  )
}
