import { wordsOf } from '@tsumugi/api'
import type { ProcedureProposal, ScheduleDetail } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, Checkbox, Notice, Status, TextField, toast, type StatusLook } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../schedule-queries.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'
import { CostFacts } from './cost-facts.tsx'
import { stepNameOf } from './step-name.ts'
import { spanWords } from './steps-table.tsx'

const looks = {
  open: 'waiting',
  accepted: 'done',
  partly: 'done',
  objected: 'late',
  withdrawn: 'stopped',
  superseded: 'stopped',
} as const satisfies Record<ProcedureProposal['status'], StatusLook>

/** What each side asks of the other: old and new days, what it costs, and the answer. */
export function ProposalsPanel({ schedule }: { schedule: ScheduleDetail }) {
  const t = useText(scheduleTexts)
  if (schedule.proposals.length === 0) return null
  return (
    <section className="panel" aria-label={t('proposals')}>
      <header>
        <h2>{t('proposals')}</h2>
      </header>
      <ul className="proposals">
        {schedule.proposals.map((proposal) => (
          <li key={`${proposal.id}-${proposal.lockVersion}`}>
            <Proposal schedule={schedule} proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Proposal({ schedule, proposal }: { schedule: ScheduleDetail; proposal: ProcedureProposal }) {
  const t = useText(scheduleTexts)
  const { answer, withdraw } = useScheduleChanges()
  const fresh = [
    ...proposal.changes.filter(({ isStale }) => !isStale).map(({ procedureId }) => procedureId),
    ...proposal.links.map(({ to }) => to),
  ]
  const [left, leave] = useState<ReadonlySet<number>>(new Set())
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isAsked = proposal.side === 'theirs' && proposal.status === 'open'
  async function act(call: () => Promise<unknown>) {
    setBusy(true)
    setFailure('')
    try {
      await call()
      toast({ title: t('proposal.answered') })
    } catch (cause) {
      setFailure(wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  const { id, lockVersion } = proposal
  const send = (accepted: readonly number[]) =>
    void act(() => answer(id, { accepted: [...new Set(accepted)], lockVersion, ...(reason ? { answer: reason } : {}) }))
  const toggle = (step: number, isOn: boolean) =>
    leave(isOn ? new Set([...left].filter((each) => each !== step)) : new Set([...left, step]))
  return (
    <>
      <p>
        <b>
          {t(proposal.side === 'theirs' ? 'proposal.theirs' : 'proposal.ours', {
            name: (proposal.side === 'theirs' ? proposal.from : proposal.to)?.name ?? '',
          })}
        </b>{' '}
        <Status look={looks[proposal.status]}>{t(`proposal.${proposal.status}`)}</Status>
      </p>
      {proposal.note && <p className="small">{proposal.note}</p>}
      <ul className="changes">
        {proposal.changes.map(({ procedureId, before, after, days, isStale }) => {
          const name = stepNameOf(t, schedule, procedureId)
          const words = `${name} ${spanWords(t, before)} → ${spanWords(t, after)} (${t('days', { count: formatNumber(days) })})`
          return (
            <li key={procedureId}>
              {isAsked && !isStale ? (
                <Checkbox checked={!left.has(procedureId)} onChange={(isOn) => toggle(procedureId, isOn)}>
                  {words}
                </Checkbox>
              ) : (
                words
              )}
              {isStale && <span className="small soft"> {t('proposal.stale')}</span>}
            </li>
          )
        })}
      </ul>
      {proposal.status === 'open' && <CostFacts cost={proposal.cost} />}
      {proposal.answer && <p className="small">{proposal.answer}</p>}
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {isAsked && (
        <>
          <TextField label={t('proposal.objectReason')} value={reason} onChange={setReason} maxLength={500} />
          <div className="buttons">
            <Button type="primary" busy={busy} onClick={() => send(fresh.filter((each) => !left.has(each)))}>
              {t('proposal.accept')}
            </Button>
            <Button onClick={() => send([])}>{t('proposal.object')}</Button>
          </div>
        </>
      )}
      {proposal.side === 'ours' && proposal.status === 'open' && (
        <Button onClick={() => void act(() => withdraw(id, lockVersion))}>{t('proposal.withdraw')}</Button>
      )}
    </>
  )
}
