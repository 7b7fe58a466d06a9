import { isRefusal } from '@tsumugi/api'
import type { ProcedureProposal } from '@tsumugi/contract'
import { dayNumber } from '@tsumugi/domain'
import { Button, Notice, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useProposalAnswer, useProposalWithdrawal } from '../gantt-queries.ts'
import { runText } from '../words/day-text.ts'
import { useGanttText } from '../words/gantt-texts.ts'

const run = ({ start, end }: { start: string; end: string }) => ({ start: dayNumber(start), end: dayNumber(end) })

/** What was asked for, what it costs, and the answer of whoever is asked; the asker takes it back. */
export function ProposalAnswer({ proposal, onDone }: { proposal: ProcedureProposal; onDone(): void }) {
  const t = useGanttText()
  const answer = useProposalAnswer()
  const withdraw = useProposalWithdrawal()
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const { id, lockVersion, changes, cost, from, side } = proposal
  const by = from?.name ?? t('partner')

  async function send(call: Promise<unknown>) {
    setSending(true)
    try {
      await call
      onDone()
    } catch (error) {
      setSending(false)
      toast({ type: 'attention', title: t(isRefusal(error, 'stale') ? 'stale' : 'failed') })
    }
  }
  const reply = (accepted: number[]) =>
    send(answer({ id, body: { accepted, lockVersion, ...(reason.trim() && { answer: reason.trim() }) } }))
  return (
    <Notice hue="gold">
      <b>{t('asked', { by })}</b>
      <ul>
        {changes.map(({ procedureId, before, after }) => (
          <li key={procedureId} className="number">
            <s>{runText(run(before), t.locale)}</s> {runText(run(after), t.locale)}
          </li>
        ))}
      </ul>
      {cost.outcome && (
        <p className="number">
          {t('asked.cost', {
            before: cost.outcome.before.arrivesOn ?? '–',
            after: cost.outcome.after.arrivesOn ?? '–',
            month: cost.outcome.after.invoiceMonth ?? '–',
          })}
        </p>
      )}
      {side === 'ours' ? (
        <Button size={24} disabled={isSending} onClick={() => void send(withdraw({ id, body: { lockVersion } }))}>
          {t('asked.withdraw')}
        </Button>
      ) : (
        <div className="answer">
          <TextField label={t('asked.reason')} value={reason} maxLength={500} onChange={setReason} />
          <span className="button-row">
            <Button size={24} disabled={isSending || reason.trim() === ''} onClick={() => void reply([])}>
              {t('asked.object')}
            </Button>
            <Button
              size={24}
              disabled={isSending}
              onClick={() => void reply(changes.map(({ procedureId }) => procedureId))}
            >
              {t('asked.accept')}
            </Button>
          </span>
        </div>
      )}
    </Notice>
  )
}
