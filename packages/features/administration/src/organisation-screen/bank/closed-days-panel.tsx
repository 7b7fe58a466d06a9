import { wordsOf } from '@tsumugi/api'
import { userGroups } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, DateField, IconButton, Notice, TextField, toast } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { useState, type ComponentProps } from 'react'
import { frameTexts } from '../../frame/messages/catalogue.ts'
import { Block } from '../../frame/screen-frame.tsx'
import { bankTexts } from './messages/catalogue.ts'
import type { PanelProps } from '../panel-props.ts'

/** Days on which nobody works beside public holidays: due dates and schedules step over them. Each change is saved at once. */
export function ClosedDaysPanel({ organisation, mayWrite, onSaved }: PanelProps) {
  const t = useText(bankTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const [closedOn, setClosedOn] = useState<ComponentProps<typeof DateField>['value']>('')
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const days = organisation.closedDays

  async function save(closedDays: typeof days) {
    setBusy(true)
    setFailure('')
    try {
      const { data } = await api.of(userGroups).replaceClosedDays({ id: organisation.id, body: { closedDays } })
      onSaved(data)
      setClosedOn('')
      setName('')
      toast({ title: frame('save.done') })
    } catch (error) {
      setFailure(wordsOf(error, frame('failed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Block title={t('closed.title')} lead={t('closed.lead')}>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {days.length === 0 && <p className="small soft">{t('closed.none')}</p>}
      <ul className="people-chips">
        {days.map((day) => (
          <li key={day.closedOn} className="people-day">
            <span>{formatDate(day.closedOn, 'long')}</span>
            {day.name && <span className="soft">{day.name}</span>}
            {mayWrite && (
              <IconButton
                icon={X}
                size={24}
                label={t('closed.remove', { day: formatDate(day.closedOn) })}
                onClick={() => void save(days.filter((each) => each !== day))}
              />
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="people-pair">
          <DateField label={t('closed.day')} value={closedOn} onChange={setClosedOn} />
          <TextField label={t('closed.name')} value={name} onChange={setName} maxLength={60} />
          <Button
            icon={Plus}
            busy={busy}
            disabled={!closedOn}
            reason={closedOn ? undefined : t('closed.chooseDay')}
            onClick={() => void save([...days.filter((each) => each.closedOn !== closedOn), { closedOn, name }])}
          >
            {t('closed.add')}
          </Button>
        </div>
      )}
    </Block>
  )
}
