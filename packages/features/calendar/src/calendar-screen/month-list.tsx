import type { CalendarEntry } from '@tsumugi/contract'
import { addDays, endOfMonth, type BusinessDate } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { EmptyState } from '@tsumugi/ui'
import { calendarTexts } from './calendar-texts.ts'
import { EntryLink, onDay } from './entry-link.tsx'

interface MonthListProps {
  month: BusinessDate
  today: BusinessDate
  entries: readonly CalendarEntry[]
}

/** The days of a month on which there is something, for phones. */
export function MonthList({ month, today, entries }: MonthListProps) {
  const t = useText(calendarTexts)
  const days: BusinessDate[] = []
  for (let day = month; day <= endOfMonth(month); day = addDays(day, 1))
    if (onDay(entries, day).length > 0) days.push(day)
  if (days.length === 0) return <EmptyState filtered heading="h2" title={t('empty')} />
  return (
    <ol className="month-list">
      {days.map((day) => (
        <li key={day} data-today={day === today ? '' : undefined}>
          <time dateTime={day}>{formatDate(day, 'long')}</time>
          {onDay(entries, day).map((entry) => (
            <EntryLink key={entry.key} entry={entry} />
          ))}
        </li>
      ))}
    </ol>
  )
}
