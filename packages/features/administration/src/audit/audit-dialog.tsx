import type { AuditEvent } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Dialog } from '@tsumugi/ui'
import { useActionWords } from './action-words/use-action-words.ts'
import { changesOf, nameOf, recordsOf, restOf } from './audit-changes.ts'
import { ChangesTable } from './changes-table.tsx'
import { useFieldWords } from './field-words/use-field-words.ts'
import { auditTexts } from './messages/catalogue.ts'

/** One row of the audit in full. */
export function AuditDialog({ event, onClose }: { event: AuditEvent; onClose(): void }) {
  const t = useText(auditTexts)
  const { actionWords } = useActionWords()
  const changes = changesOf(event.detail)
  const records = recordsOf(event.detail)
  return (
    <Dialog title={actionWords(event.action)} onClose={onClose}>
      <Facts event={event} />
      {changes.length > 0 && <ChangesTable label={t('changes')} changes={changes} noun={event.subjectKind} />}
      {records.length > 0 && (
        <ul className="audit-records">
          {records.map(({ name, changes: own }, at) => (
            <li key={at}>
              <span>{name ?? '–'}</span>
              {own.length > 0 && <ChangesTable label={name ?? t('changes')} changes={own} noun={event.subjectKind} />}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** Who, when, to what, from where. */
function Facts({ event }: { event: AuditEvent }) {
  const t = useText(auditTexts)
  const { nounWords } = useActionWords()
  const { fieldWords, valueWords } = useFieldWords(event.subjectKind)
  const name = nameOf(event.detail)
  const facts: [string, string][] = [
    [t('at'), formatDate(event.at, 'long')],
    [t('user'), event.user?.name ?? t('system')],
    ...(event.originalUser ? [[t('original'), event.originalUser.name] as [string, string]] : []),
    ...(event.subjectKind || name
      ? [
          [t('subject'), [event.subjectKind && nounWords(event.subjectKind), name].filter(Boolean).join(' ')] as [
            string,
            string,
          ],
        ]
      : []),
    ...restOf(event.detail).map(([key, value]): [string, string] => [fieldWords(key), valueWords(value, key)]),
    [t('address'), event.address ?? '–'],
    [t('request'), event.requestId ?? '–'],
  ]
  return (
    <dl className="people-facts">
      {facts.map(([term, fact], at) => [
        <dt key={`${at}-term`}>{term}</dt>,
        <dd key={at} className="people-detail">
          {fact}
        </dd>,
      ])}
    </dl>
  )
}
