import { dayNumber } from '@tsumugi/domain'
import { Dialog, IconButton, TextArea } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import type { GanttModel } from '../chart-model/gantt-model.ts'
import { patchOf, type HeldEdit } from '../editing/held-edits.ts'
import type { usePlanEdits } from '../editing/use-plan-edits.ts'
import { runText } from '../words/day-text.ts'
import { useGanttText } from '../words/gantt-texts.ts'

interface SendDialogProps {
  /** As it was read, without what is held. */
  model: GanttModel
  edits: ReturnType<typeof usePlanEdits>
  onClose(): void
}

/** Sends what was moved of the other side's steps as proposals, with a word to them; any of it is taken back before. */
export function SendDialog({ model, edits, onClose }: SendDialogProps) {
  const t = useGanttText()
  const [note, setNote] = useState('')
  const { asked } = edits
  return (
    <Dialog
      title={t('send')}
      onClose={onClose}
      busy={edits.isSaving}
      primary={{
        label: t('send.do'),
        onClick: () => void edits.sendAsked(note.trim() || undefined).then(onClose),
        disabled: asked.length === 0,
        ...(asked.length === 0 && { reason: t('send.nothing') }),
      }}
    >
      <p>{t('send.text', { count: asked.length })}</p>
      <ul className="held-edits">
        {asked.map((edit) => (
          <HeldRow key={edit.id} {...{ model, edit }} onDrop={() => edits.dropOne(edit.id)} />
        ))}
      </ul>
      <TextArea label={t('send.note')} value={note} maxLength={500} onChange={setNote} />
    </Dialog>
  )
}

const run = ({ start, end }: { start: string; end: string }) => ({ start: dayNumber(start), end: dayNumber(end) })

/** One edit: which style, and every step it moves with its days as they are and as they would be. */
function HeldRow({ model, edit, onDrop }: { model: GanttModel; edit: HeldEdit; onDrop(): void }) {
  const t = useGanttText()
  const schedule = model.schedules.find(({ id }) => id === edit.scheduleId)
  const names = new Map(model.steps.map(({ id, name }) => [id, name]))
  const title = schedule ? `${schedule.title} ${schedule.code}` : t('send.elsewhere')
  return (
    <li>
      <span>
        <b>{title}</b>
        {patchOf(model, edit.operations)?.steps.map(({ id, before, after }) => (
          <span key={id} className="small number">
            {names.get(id)} <s>{runText(run(before.planned), t.locale)}</s> {runText(run(after.planned), t.locale)}
          </span>
        ))}
      </span>
      <IconButton size={24} icon={Trash2} label={t('send.drop', { name: title })} onClick={onDrop} />
    </li>
  )
}
