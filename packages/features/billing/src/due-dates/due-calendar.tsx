import {
  addDays,
  addMonths,
  bankClosure,
  daysBetween,
  endOfMonth,
  startOfMonth,
  weekday,
  type BusinessDate,
  type ClosedDays,
} from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import css from './due-calendar.css?inline'
import { dueTexts } from './due-texts.ts'

interface DueCalendarProps {
  receipt: BusinessDate
  closing: BusinessDate | null
  limit: BusinessDate
  dues: readonly BusinessDate[]
  closed: ClosedDays
}

/** So many months are drawn; a later due date stands in the table below. */
const mostMonths = 6

/** The months from receipt to payment: days banks are closed, closing date, legal limit and due dates. */
export function DueCalendar({ receipt, closing, limit, dues, closed }: DueCalendarProps) {
  useStyles(css)
  const t = useText(dueTexts)
  const last = [...dues, limit].toSorted().at(-1)!
  const months: BusinessDate[] = []
  for (let month = startOfMonth(receipt); month <= last && months.length < mostMonths; month = addMonths(month, 1))
    months.push(month)
  const markOf = (day: BusinessDate) =>
    dues.includes(day)
      ? 'due'
      : day === receipt
        ? 'receipt'
        : day === closing
          ? 'closing'
          : day === limit
            ? 'limit'
            : null
  return (
    <div className="due-calendar">
      <div className="months">
        {months.map((month) => (
          <Month key={month} {...{ month, closed, markOf, limit }} />
        ))}
      </div>
      <ul className="key">
        {(['receipt', 'closing', 'limit', 'due'] as const).map((mark) => (
          <li key={mark}>
            <i data-mark={mark} />
            {t(`mark.${mark}`)}
          </li>
        ))}
        <li>
          <i data-closed="" />
          {t('mark.bank')}
        </li>
      </ul>
    </div>
  )
}

interface MonthProps {
  month: BusinessDate
  closed: ClosedDays
  limit: BusinessDate
  markOf(day: BusinessDate): 'due' | 'receipt' | 'closing' | 'limit' | null
}

function Month({ month, closed, limit, markOf }: MonthProps) {
  const t = useText(dueTexts)
  const days = Array.from({ length: daysBetween(month, endOfMonth(month)) + 1 }, (_, at) => addDays(month, at))
  return (
    <section>
      <h4>{formatDate(month, 'month')}</h4>
      <ol>
        {days.map((day, at) => {
          const mark = markOf(day)
          const closure = bankClosure(day, closed)
          const title = [formatDate(day), closure && t(`closure.${closure}`), mark && t(`mark.${mark}`)]
            .filter(Boolean)
            .join(' · ')
          return (
            <li
              key={day}
              data-mark={mark ?? undefined}
              data-closed={closure ? '' : undefined}
              data-beyond={day > limit ? '' : undefined}
              style={at === 0 ? { gridColumnStart: weekday(day) } : undefined}
              title={title}
              aria-label={mark ? title : undefined}
            >
              {Number(day.slice(8))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
