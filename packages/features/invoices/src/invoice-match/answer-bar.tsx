import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { invoiceDocument } from '@tsumugi/contract'
import { useHost } from '@tsumugi/element'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { invoiceTexts } from '../words/invoice-texts.ts'
import { reasonOf } from './difference-words.ts'
import { correction } from './match-groups.ts'
import type { MatchProps } from './match-panel.tsx'

/** One press answers all differences: the receiver asks for a correction, the author proposes what was matched. */
export function AnswerBar({ detail, match }: MatchProps) {
  const t = useText(invoiceTexts)
  const isOther = detail.side !== detail.author
  const partner = (detail.side === 'issuer' ? detail.receiver : detail.issuer)?.name ?? ''
  const answers = useAnswers({ detail, match })
  const isOpen = match.differences.length > 0
  if (detail.status === 'issued' && isOther && isOpen)
    return (
      <Answer {...answers} label={t('answer.dispute')} onPress={answers.dispute}>
        <b>{t('differences.count', { count: match.differences.length })}</b>{' '}
        <BuyerText {...{ detail, match, partner }} />
      </Answer>
    )
  if (detail.status !== 'disputed' || isOther) return null
  if (detail.openProposals > 0) return <Notice hue="indigo">{t('answer.waiting')}</Notice>
  return (
    <Answer {...answers} label={t('answer.correct')} onPress={correction(match) && answers.correct}>
      {t('answer.seller', { partner })}
    </Answer>
  )
}

function BuyerText({ detail, match, partner }: MatchProps & { partner: string }) {
  const t = useText(invoiceTexts)
  const matched = formatMoney(match.matched, detail.currency)
  const due = detail.dueOn as string | null
  if (!due || !match.lawfulDue) return t('answer.buyer.undated', { partner, matched })
  const day = (date: string) => formatDate(date, 'short', t.locale)
  // The law pays what is undisputed in time, however late both would agree.
  const pays = due < match.lawfulDue ? due : match.lawfulDue
  return t('answer.buyer', { partner, matched, due: day(pays), lawful: day(match.lawfulDue) })
}

interface AnswerProps {
  readonly busy: boolean
  readonly fault: string
  readonly label: string
  readonly onPress: (() => void) | null
  readonly children: React.ReactNode
}

function Answer({ busy, fault, label, onPress, children }: AnswerProps) {
  return (
    <div className="match-answer">
      <p>{children}</p>
      {onPress && (
        <Button type="primary" busy={busy} onClick={onPress}>
          {label}
        </Button>
      )}
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
    </div>
  )
}

function useAnswers({ detail, match }: MatchProps) {
  const t = useText(invoiceTexts)
  const { emit } = useHost()
  const move = useChange(invoiceDocument.endpoints.move)
  const propose = useChange(invoiceDocument.endpoints.propose)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const { id, lockVersion, revision, currency } = detail
  async function run(send: () => Promise<unknown>, done: string) {
    setBusy(true)
    setFault('')
    try {
      await send()
      emit('invoice-change', { id })
      toast({ title: done })
    } catch (error) {
      setFault(wordsOf(error) || t('answer.failed'))
    } finally {
      setBusy(false)
    }
  }
  const keyed = { idempotencyKey: `${idempotencyKey} ${lockVersion}` }
  return {
    busy,
    fault,
    dispute: () =>
      void run(
        () =>
          move(
            { body: { transition: 'dispute', documents: [{ id, lockVersion }], reason: reasonOf(t, match, currency) } },
            keyed,
          ),
        t('answer.disputed'),
      ),
    correct: () =>
      void run(
        () =>
          propose(
            {
              id,
              body: {
                proposal: {
                  kind: 'change',
                  baseRevision: revision,
                  reason: t('answer.reason'),
                  lines: correction(match) ?? {},
                },
              },
            },
            keyed,
          ),
        t('answer.corrected'),
      ),
  }
}
