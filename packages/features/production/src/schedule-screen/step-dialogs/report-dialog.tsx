import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { Procedure } from '@tsumugi/contract'
import { stepLifecycle, type ProcedureTransition } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { DateField, Dialog, Notice, NumberField, Segments, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../../schedule-queries.ts'
import { dialogTexts } from './dialog-texts.ts'
import { stepName } from '../step-name.ts'

type What = ProcedureTransition | 'late'

/** In the order they are offered; being late is no transition, but is said of a step in the same breath. */
const offered: readonly What[] = ['finish', 'start', 'late', 'skip', 'unstart', 'reopen', 'restore']
const transitions: Partial<Record<What, { from: readonly string[]; reason?: boolean }>> = stepLifecycle.transitions

/** What may be said of a step as it stands. */
export const reportsOf = ({ status }: Pick<Procedure, 'status'>): readonly What[] =>
  offered.filter((what) => (transitions[what]?.from ?? ['todo', 'doing']).includes(status))

/** One tap says what happened today; a day or a reason only where it is another day, late or unusual. */
export function ReportDialog({ step, onClose }: { step: Procedure; onClose(): void }) {
  const t = useText(dialogTexts)
  const { report, delay } = useScheduleChanges()
  // One key for one report, however often it is sent.
  const [key] = useState(newIdempotencyKey)
  const [what, setWhat] = useState<What>(reportsOf(step)[0] ?? 'finish')
  const [on, setOn] = useState<string>('')
  const [days, setDays] = useState<string>('1')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isReasoned = what === 'late' || transitions[what]?.reason === true
  const isDated = what === 'finish' || what === 'start'
  async function send() {
    setBusy(true)
    setFailure('')
    try {
      if (what === 'late') await delay(step.id, { key, days: Number(days), reason })
      else await report(step.id, { key, transition: what, ...(isDated && on && { on }), ...(isReasoned && { reason }) })
      toast({ title: t('reported') })
      onClose()
    } catch (cause) {
      setFailure(wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('report.title', { step: stepName(t, step) })}
      onClose={onClose}
      closeOnOutside={reason === ''}
      busy={busy}
      primary={{
        label: t('report.send'),
        onClick: () => (isReasoned && reason.trim() === '' ? setFailure(t('report.reasonMissing')) : void send()),
      }}
    >
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <Segments<What>
        label={t('report.what')}
        options={reportsOf(step).map((value) => ({ value, label: t(`report.${value}`) }))}
        value={what}
        onChange={setWhat}
      />
      {what === 'late' && <NumberField label={t('report.days')} value={days} onChange={setDays} />}
      {isReasoned && (
        <TextField label={t('report.reason')} value={reason} onChange={setReason} maxLength={500} required />
      )}
      {isDated && <DateField label={t('report.on')} value={on} onChange={setOn} />}
    </Dialog>
  )
}
