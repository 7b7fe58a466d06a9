import type { DocumentKind } from '@tsumugi/contract'
import { formatDate } from '@tsumugi/i18n'
import { Avatar } from '@tsumugi/ui'
import { dueFieldOf, isDraft, partnerOf, type DocumentDetail } from '../document-answers.ts'
import { costsText } from '../words/costs-text.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface TurnBarProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
}

/** Whose turn it is, what changed, what it costs, and until when. */
export function TurnBar({ kind, words, detail }: TurnBarProps) {
  const { t } = words
  const partner = partnerOf(detail)?.name ?? ''
  const isOurs = detail.turn.includes(detail.side)
  const isOpen = detail.turn.length > 0
  const turn = !isOpen ? t('turn.nobody') : t(isOurs ? 'turn.ours' : 'turn.theirs', { partner })
  const changed = isDraft(detail)
    ? t('changed.draft')
    : detail.openProposals > 0
      ? t('changed.proposals', { count: detail.openProposals })
      : t('changed.revision', { revision: detail.revision, date: formatDate(detail.updatedAt, 'long') })
  const due = dueFieldOf(kind)
  const until =
    due && detail[due] ? t('until', { field: words.field(due), date: formatDate(String(detail[due]), 'long') }) : null
  const costs = costsText(kind, t, detail)
  const name = isOurs ? (detail.side === 'issuer' ? detail.issuer.name : (detail.receiver?.name ?? '')) : partner
  return (
    <section
      className="document-next"
      data-turn={!isOpen ? 'nobody' : isOurs ? 'ours' : 'theirs'}
      aria-label={t('turn')}
    >
      <Avatar group size={32} name={name} hue={isOurs ? 'indigo' : isOpen ? 'gold' : 'plain'} />
      <div>
        <p aria-live="polite">
          <b>{turn}</b>
        </p>
        <p className="small soft">
          {changed} · {costs}
          {until && <b className="until"> · {until}</b>}
        </p>
      </div>
    </section>
  )
}
