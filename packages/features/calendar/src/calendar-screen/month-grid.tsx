import type { CalendarEntry } from '@tsumugi/contract'
import { addDays, bankClosure, type BusinessDate } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { Dialog } from '@tsumugi/ui'
import { useState } from 'react'
import { calendarTexts } from './calendar-texts.ts'
import { EntryLink, onDay } from './entry-link.tsx'
import { weekLanes } from './week-lanes.ts'

interface MonthGridProps {
  month: BusinessDate
  from: BusinessDate
  to: BusinessDate
  today: BusinessDate
  entries: readonly CalendarEntry[]
}

/** So many stand in a cell; the others open in a dialog. */
const inCell = 3

/** Weeks from Monday, a cell per day. */
export function MonthGrid({ month, from, to, today, entries }: MonthGridProps) {
  const t = useText(calendarTexts)
  const [open, setOpen] = useState<BusinessDate | null>(null)
  const weeks: BusinessDate[][] = []
  for (let monday = from; monday <= to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)))
  return (
    <>
      <table className="month-grid">
        <caption className="unseen">{formatDate(month, 'month')}</caption>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day, at) => (
              <th key={day} scope="col">
                {t(`weekday.${(at + 1) as 1}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .map((week) => ({ week, lanes: weekLanes(entries, week) }))
            .map(({ week, lanes }) => (
              <tr key={week[0]}>
                {week.map((day, at) => {
                  const own = lanes[at]!
                  const shown = own.length > inCell ? own.slice(0, inCell - 1) : own
                  const hidden = own.slice(shown.length).filter(Boolean).length
                  return (
                    <td
                      key={day}
                      data-off={bankClosure(day) ? '' : undefined}
                      data-other={day.slice(0, 7) === month.slice(0, 7) ? undefined : ''}
                      data-today={day === today ? '' : undefined}
                    >
                      <time dateTime={day} aria-label={formatDate(day, 'long')}>
                        {Number(day.slice(8))}
                      </time>
                      {shown.map((entry, lane) =>
                        entry ? (
                          <EntryLink key={entry.key} entry={entry} day={day} begins={at === 0} ends={at === 6} />
                        ) : (
                          // oxlint-disable-next-line react/no-array-index-key -- A free lane is nothing but its place.
                          <div key={`free ${lane}`} className="free-lane" />
                        ),
                      )}
                      {hidden > 0 && (
                        <button type="button" className="more" onClick={() => setOpen(day)}>
                          {t('more', { count: hidden })}
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
      {open && (
        <Dialog title={formatDate(open, 'long')} width={440} onClose={() => setOpen(null)}>
          <div className="day-entries">
            {onDay(entries, open).map((entry) => (
              <EntryLink key={entry.key} entry={entry} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
