import { wordsOf } from '@tsumugi/api'
import { workCalendars, type WorkCalendar } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import {
  Button,
  Checkbox,
  DateField,
  ErrorState,
  IconButton,
  Notice,
  Select,
  Skeleton,
  TextField,
  toast,
} from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { useState, type ComponentProps } from 'react'
import { frameTexts } from '../../frame/messages/catalogue.ts'
import { Block } from '../../frame/screen-frame.tsx'
import { useWorkCalendar } from '../../people-queries.ts'
import type { PanelProps } from '../panel-props.ts'
import { bankTexts } from './messages/catalogue.ts'

/** ISO weekdays, and a Monday to name them by. */
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const weekdayName = (day: number, locale: string) =>
  new Date(Date.UTC(2026, 0, 4 + day)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
/** Where factories of the field are; another that is kept already is offered too. */
const countries = ['JP', 'CN', 'VN']
const countryName = (code: string, locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

/** On which days the company works: schedules plan by it. Each change is saved at once. */
export function WorkCalendarPanel({ mayWrite }: PanelProps) {
  const t = useText(bankTexts)
  const { data, error, mutate, put } = useWorkCalendar()
  const { save, busy, failure } = useSaved((next) => void put(next))
  return (
    <Block title={t('work.title')} lead={t('work.lead')}>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {!data && (error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={3} />)}
      {data && <WorkFields {...{ data, mayWrite, busy, save }} />}
    </Block>
  )
}

interface WorkFieldsProps {
  data: WorkCalendar
  mayWrite: boolean
  busy: boolean
  save(next: WorkCalendar): Promise<boolean>
}

function WorkFields({ data, mayWrite, busy, save }: WorkFieldsProps) {
  const t = useText(bankTexts)
  const { restDays, holidays } = data
  const codes = holidays === null || countries.includes(holidays) ? countries : [...countries, holidays]
  const rest = (day: number, rests: boolean) =>
    void save({ ...data, restDays: rests ? [...restDays, day] : restDays.filter((each) => each !== day) })
  return (
    <>
      <fieldset className="people-ticks" disabled={!mayWrite || busy}>
        <legend className="small">{t('work.rest')}</legend>
        {weekdays.map((day) => (
          <Checkbox key={day} checked={restDays.includes(day)} onChange={(rests) => rest(day, rests)}>
            {weekdayName(day, t.locale)}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={t('work.holidays')}
        value={holidays ?? ''}
        placeholder={null}
        disabled={!mayWrite || busy}
        options={[
          { value: '', label: t('work.noHolidays') },
          ...codes.map((code) => ({ value: code, label: countryName(code, t.locale) })),
        ]}
        onChange={(code) => void save({ ...data, holidays: code || null })}
      />
      <OpenedDays {...{ data, mayWrite, busy, save }} />
    </>
  )
}

/** Days of rest on which the company works all the same. */
function OpenedDays({ data, mayWrite, busy, save }: WorkFieldsProps) {
  const t = useText(bankTexts)
  const days = data.openedDays
  return (
    <>
      <p className="small">{t('work.opened')}</p>
      <ul className="people-chips">
        {days.map((day) => (
          <li key={day.openedOn} className="people-day">
            <span>{formatDate(day.openedOn, 'long')}</span>
            {day.name && <span className="soft">{day.name}</span>}
            {mayWrite && (
              <IconButton
                icon={X}
                size={24}
                label={t('work.removeOpened', { day: formatDate(day.openedOn) })}
                onClick={() => void save({ ...data, openedDays: days.filter((each) => each !== day) })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayWrite && <NewOpenedDay {...{ data, busy, save }} />}
    </>
  )
}

function NewOpenedDay({ data, busy, save }: Omit<WorkFieldsProps, 'mayWrite'>) {
  const t = useText(bankTexts)
  const [openedOn, setOpenedOn] = useState<ComponentProps<typeof DateField>['value']>('')
  const [name, setName] = useState('')
  async function add() {
    if (openedOn === '') return
    const others = data.openedDays.filter((each) => each.openedOn !== openedOn)
    if (!(await save({ ...data, openedDays: [...others, { openedOn, name }] }))) return
    setOpenedOn('')
    setName('')
  }
  return (
    <div className="people-pair">
      <DateField label={t('work.openedDay')} value={openedOn} onChange={setOpenedOn} />
      <TextField label={t('work.openedName')} value={name} onChange={setName} maxLength={60} />
      <Button
        icon={Plus}
        busy={busy}
        disabled={!openedOn}
        reason={openedOn ? undefined : t('closed.chooseDay')}
        onClick={() => void add()}
      >
        {t('work.addOpened')}
      </Button>
    </div>
  )
}

/** Answers whether it is through; what went wrong is said in the panel. */
function useSaved(onSaved: (next: WorkCalendar) => void) {
  const frame = useText(frameTexts)
  const api = useApi()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  async function save(workCalendar: WorkCalendar): Promise<boolean> {
    setBusy(true)
    setFailure('')
    try {
      onSaved((await api.of(workCalendars).update({ body: { workCalendar } })).data)
      toast({ title: frame('save.done') })
      return true
    } catch (error) {
      setFailure(wordsOf(error, frame('failed')))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failure }
}
