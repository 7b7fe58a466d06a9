import type { DocumentKind } from '@tsumugi/contract'
import { formatDate } from '@tsumugi/i18n'
import { Skeleton } from '@tsumugi/ui'
import { partnerOf, type DocumentDetail } from '../../document-answers.ts'
import { useDocuments } from '../../use-documents.ts'
import type { DocumentWords } from '../../words/document-words.ts'

interface EventsTabProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
}

interface DocumentEvent {
  readonly key: string
  readonly at: string
  readonly text: string
  /** Words of people. */
  readonly said: string | null
}

/** What happened, the newest first: versions that were agreed, changes that were asked for and answered. */
export function EventsTab({ kind, words, detail }: EventsTabProps) {
  const revisions = useDocuments(kind, 'revisions', { id: detail.id }).data?.data
  const proposals = useDocuments(kind, 'proposals', { id: detail.id }).data?.data
  if (!revisions || !proposals) return <Skeleton rows={3} />
  const { t } = words
  const partner = partnerOf(detail)?.name ?? ''
  const happened: DocumentEvent[] = [
    ...revisions.map(({ revision, createdAt }) => ({
      key: `revision-${revision}`,
      at: createdAt,
      text: t(revision === 1 ? 'event.issued' : 'event.revised', { revision }),
      said: null,
    })),
    ...proposals.flatMap(({ id, kind: what, ours, reason, createdAt, answeredAt, status, comment }) => [
      {
        key: `asked-${id}`,
        at: createdAt,
        text: t(what === 'cancel' ? 'event.cancel' : 'event.asked', { by: ours ? t('us') : partner }),
        said: reason,
      },
      ...(answeredAt
        ? [
            {
              key: `answered-${id}`,
              at: answeredAt,
              text: t(`event.${status as 'accepted'}`, { by: ours ? partner : t('us') }),
              said: comment,
            },
          ]
        : []),
    ]),
  ]
  return (
    <ol className="document-events">
      {happened
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map(({ key, at, text, said }) => (
          <li key={key}>
            <div>
              <b>{text}</b>
              <time className="faint">{formatDate(at, 'long')}</time>
            </div>
            {said && <p className="said">{said}</p>}
          </li>
        ))}
    </ol>
  )
}
