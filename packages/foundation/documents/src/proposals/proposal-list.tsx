import { wordsOf } from '@tsumugi/api'
import type { DocumentKind, DocumentProposal } from '@tsumugi/contract'
import { formatDate } from '@tsumugi/i18n'
import { Button, Notice, Skeleton, Status, TextField, toast, type StatusLook } from '@tsumugi/ui'
import { useState } from 'react'
import { partnerOf, type DocumentDetail, type LineColumns, type ProposedDifference } from '../document-answers.ts'
import { useDocumentChange, useDocuments } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { useDocumentAt } from './use-document-at.ts'
import { DifferenceView } from './difference-view.tsx'

interface ProposalListProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly lines: LineColumns | undefined
}

const looks: Readonly<Record<DocumentProposal['status'], StatusLook>> = {
  open: 'waiting',
  accepted: 'done',
  declined: 'stopped',
  withdrawn: 'stopped',
  outdated: 'stopped',
}

/** Changes that were asked for after the issue, the newest first; the open ones can be answered here. */
export function ProposalList({ kind, words, detail, lines }: ProposalListProps) {
  const { t } = words
  const list = useDocuments(kind, 'proposals', { id: detail.id }).data?.data
  if (!list) return <Skeleton rows={2} />
  if (list.length === 0) return <p className="soft small">{t('proposals.none')}</p>
  return (
    <ol className="document-proposals">
      {list
        .toSorted((one, other) => other.id - one.id)
        .map((proposal) => (
          <li key={proposal.id}>
            <Proposed {...{ kind, words, detail, lines, proposal }} />
          </li>
        ))}
    </ol>
  )
}

function Proposed({ kind, words, detail, lines, proposal }: ProposalListProps & { proposal: DocumentProposal }) {
  const { t } = words
  const partner = partnerOf(detail)?.name ?? ''
  const then = useDocumentAt(kind, detail, lines, proposal.baseRevision)
  const difference = proposal.difference as ProposedDifference
  return (
    <article>
      <header>
        <h3>{t(proposal.kind === 'cancel' ? 'proposal.cancel' : 'proposal.change')}</h3>
        <Status look={looks[proposal.status]}>{t(`proposal.${proposal.status}`)}</Status>
        <time className="small faint">{formatDate(proposal.createdAt, 'long')}</time>
      </header>
      <p className="small soft">
        {t(proposal.ours ? 'proposal.ours' : 'proposal.theirs', { partner, revision: proposal.baseRevision })}
      </p>
      <p>{proposal.reason}</p>
      {proposal.kind === 'change' && (
        <DifferenceView {...{ kind, words, difference }} head={then.head} lines={then.lines} />
      )}
      {proposal.comment && <p className="small">{t('proposal.comment', { comment: proposal.comment })}</p>}
      {proposal.status === 'open' && <AnswerBar {...{ kind, words, detail, proposal }} />}
    </article>
  )
}

type Given = 'accept' | 'decline' | 'withdraw'

/** Accepts or declines theirs, takes back ours. */
function AnswerBar({
  kind,
  words,
  detail,
  proposal,
}: Omit<ProposalListProps, 'lines'> & { proposal: DocumentProposal }) {
  const { t } = words
  const answer = useDocumentChange(kind, 'answer')
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState<Given | null>(null)
  const [fault, setFault] = useState('')
  async function give(given: Given) {
    setBusy(given)
    setFault('')
    try {
      const said = comment.trim()
      await answer({ id: detail.id, proposalId: proposal.id, body: { answer: given, ...(said && { comment: said }) } })
      toast({ title: t(`answered.${given}`) })
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(null)
    }
  }
  const button = (given: Given, type: 'primary' | 'secondary') => (
    <Button type={type} busy={busy === given} disabled={busy !== null} onClick={() => void give(given)}>
      {t(`answer.${given}`)}
    </Button>
  )
  return (
    <>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <div className="answer">
        {proposal.ours ? (
          button('withdraw', 'secondary')
        ) : (
          <>
            <TextField
              aria-label={t('answer.comment')}
              placeholder={t('answer.comment')}
              value={comment}
              onChange={setComment}
              maxLength={1000}
            />
            {button('decline', 'secondary')}
            {button('accept', 'primary')}
          </>
        )}
      </div>
    </>
  )
}
