import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { documentReminders } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, Notice, Skeleton, TextArea, useStyles } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentHead, MoveOutcome } from '../../document-answers.ts'
import { documentTexts } from '../../words/document-words.ts'
import css from '../document-list.css?inline'
import { OutcomeList } from './outcome-list.tsx'

interface RemindDialogProps {
  readonly picked: readonly Pick<DocumentHead, 'id' | 'number' | 'title'>[]
  onClose(): void
}

/** The server takes at most so many in one call. */
const most = 100

/** Asks partners to act on what waits for them: first who would be told, then who was. */
export function RemindDialog({ picked, onClose }: RemindDialogProps) {
  useStyles(css)
  const t = useText(documentTexts)
  const [note, setNote] = useState('')
  const { outcomes, isOver, busy, fault, run } = useReminders(picked.map(({ id }) => id))
  const ready = outcomes?.filter(({ outcome }) => outcome === 'done').length ?? 0
  return (
    <Dialog
      title={t('remind')}
      busy={busy}
      onClose={onClose}
      primary={
        isOver
          ? { label: t('close'), onClick: onClose }
          : {
              label: t('remind.do', { count: ready }),
              onClick: () => void run(note.trim()),
              ...(ready === 0 && { reason: t('remind.none') }),
            }
      }
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {!isOver && <TextArea label={t('remind.note')} value={note} onChange={setNote} maxLength={500} rows={3} />}
      {!outcomes && !fault && <Skeleton rows={3} />}
      {outcomes && <OutcomeList {...{ outcomes, picked }} done={t(isOver ? 'remind.done' : 'remind.ready')} />}
    </Dialog>
  )
}

function useReminders(ids: readonly number[]) {
  const send = useChange(documentReminders.create)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [outcomes, setOutcomes] = useState<readonly MoveOutcome[] | null>(null)
  const [isOver, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function ask(dryRun: boolean, note: string): Promise<MoveOutcome[]> {
    const answers: MoveOutcome[] = []
    for (let at = 0; at < ids.length; at += most) {
      const documentReminder = { documentIds: ids.slice(at, at + most), dryRun, ...(note && { note }) }
      const key = dryRun ? {} : { idempotencyKey: `${idempotencyKey} ${at}` }
      answers.push(...(await send({ body: { documentReminder } }, key)).data)
    }
    return answers
  }
  const complain = (error: unknown) => setFault(wordsOf(error))
  const look = useEffectEvent(() => void ask(true, '').then(setOutcomes, complain))
  useEffect(() => look(), [])
  async function run(note: string) {
    setBusy(true)
    setFault('')
    try {
      setOutcomes(await ask(false, note))
      setOver(true)
    } catch (error) {
      complain(error)
    } finally {
      setBusy(false)
    }
  }
  return { outcomes, isOver, busy, fault, run }
}
