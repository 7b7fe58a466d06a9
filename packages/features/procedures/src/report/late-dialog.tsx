import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { ListedProcedure } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Dialog, Notice, NumberField, Segments, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useDelay } from '../procedure-queries.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useStepName } from '../words/step-name.ts'

const usualDays = ['1', '2', '3', '5'] as const

/** "Two days late, because …" of one's own step; what it costs the other side is proposed to it. */
export function LateDialog({ row, onClose }: { row: ListedProcedure; onClose(): void }) {
  const t = useText(procedureTexts)
  const name = useStepName()(row)
  const [days, setDays] = useState('1')
  const [reason, setReason] = useState('')
  const { send, busy, failure } = useLateReport(row, onClose)
  return (
    <Dialog
      title={t('late.title', { style: row.schedule.styleNo, step: name })}
      onClose={onClose}
      closeOnOutside={reason === ''}
      busy={busy}
      primary={{ label: t('late.send'), onClick: () => void send(days, reason) }}
    >
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <Segments
        label={t('late.usual')}
        options={usualDays.map((value) => ({ value, label: t('days', { days: formatNumber(value) }) }))}
        value={days}
        onChange={setDays}
      />
      <NumberField label={t('late.days')} value={days} onChange={setDays} />
      <TextField label={t('late.reason')} value={reason} onChange={setReason} maxLength={500} required />
    </Dialog>
  )
}

/** Tells the delay once, however often it is sent; what went wrong is said in the dialog. */
function useLateReport(row: ListedProcedure, onSent: () => void) {
  const t = useText(procedureTexts)
  const delay = useDelay()
  // One key for one report, however often it is sent.
  const [key] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function send(days: string, reason: string) {
    if (reason.trim() === '') return setFailure(t('late.reasonMissing'))
    setBusy(true)
    setFailure('')
    try {
      await delay(row.id, { key, days: Number(days), reason })
      toast({ title: t('late.sent') })
      onSent()
    } catch (error) {
      setFailure(wordsOf(error) || t('late.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, failure }
}
