import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Select } from '@tsumugi/ui'
import { termTexts } from '../words/term-texts.ts'
import { dayOptions, dayWord, monthOptions, monthWord } from './day-words.ts'

/** A day of the month, its end first. */
export function DayField({ value, onChange, label, hint, error, name }: WidgetProps) {
  const t = useText(termTexts)
  return (
    <Select
      {...{ label, hint, error, name, onChange }}
      value={String(value ?? '')}
      options={[{ value: '', label: '–' }, ...dayOptions(t)]}
      placeholder={null}
    />
  )
}

/** How many months after closing. */
export function MonthField({ value, onChange, label, hint, error, name }: WidgetProps) {
  const t = useText(termTexts)
  return (
    <Select
      {...{ label, hint, error, name, onChange }}
      value={String(value ?? '')}
      options={[{ value: '', label: '–' }, ...monthOptions(t)]}
      placeholder={null}
    />
  )
}

const none = '–'

export function DayCell({ value }: { value: unknown }) {
  const t = useText(termTexts)
  return typeof value === 'number' ? dayWord(t, value) : none
}

export function MonthCell({ value }: { value: unknown }) {
  const t = useText(termTexts)
  return typeof value === 'number' ? monthWord(t, value) : none
}

export function DaysCell({ value }: { value: unknown }) {
  const t = useText(termTexts)
  return typeof value === 'number' ? t('days.after', { days: value }) : none
}
