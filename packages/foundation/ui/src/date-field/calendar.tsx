import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale } from '@tsumugi/i18n'
import { Button, IconButton } from '../button/button.tsx'
import { ChevronLeft, ChevronRight } from '../icon/icons.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { addDays, addMonths, monthWeeks, today, weekday, within, type Day } from './calendar-days.ts'

const words: Words<'previous' | 'next' | 'today'> = {
  ja: { previous: '前の月', next: '次の月', today: '今日' },
  en: { previous: 'Previous month', next: 'Next month', today: 'Today' },
  'zh-CN': { previous: '上个月', next: '下个月', today: '今天' },
}

export interface CalendarProps {
  value: Day | ''
  onPick(day: Day): void
  min?: Day
  max?: Day
  /** 0 Sunday, 1 Monday. */
  weekStart: number
}

/** One month to pick a day from. Arrows move by day and week, Home and End in the week, Page by month, with Shift by year. */
export function Calendar({ value, onPick, min, max, weekStart }: CalendarProps) {
  const locale = useLocale()
  const t = useWords(words)
  const now = today()
  const [at, setAt] = useState<Day>(() => value || (max && now > max ? max : min && now < min ? min : now))
  const grid = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  const say = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const weeks = monthWeeks(at, weekStart)

  useLayoutEffect(() => {
    if (wantsFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    wantsFocus.current = false
  }, [at])

  function onKeyDown(event: KeyboardEvent) {
    const inWeek = (weekday(at) - weekStart + 7) % 7
    const moves: Record<string, () => Day> = {
      ArrowLeft: () => addDays(at, -1),
      ArrowRight: () => addDays(at, 1),
      ArrowUp: () => addDays(at, -7),
      ArrowDown: () => addDays(at, 7),
      Home: () => addDays(at, -inWeek),
      End: () => addDays(at, 6 - inWeek),
      PageUp: () => addMonths(at, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(at, event.shiftKey ? 12 : 1),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    wantsFocus.current = true
    setAt(move())
  }

  return (
    <div className="calendar">
      <div className="head">
        <IconButton icon={ChevronLeft} label={t.previous} onClick={() => setAt(addMonths(at, -1))} />
        <strong aria-live="polite">{say(at, { year: 'numeric', month: 'long' })}</strong>
        <IconButton icon={ChevronRight} label={t.next} onClick={() => setAt(addMonths(at, 1))} />
      </div>
      <table ref={grid} role="grid" aria-label={say(at, { year: 'numeric', month: 'long' })} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={say(day, { weekday: 'long' })}>
                {say(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    className={day.slice(0, 7) === at.slice(0, 7) ? 'day' : 'day is-other'}
                    aria-label={say(day, { dateStyle: 'full' })}
                    aria-current={day === now ? 'date' : undefined}
                    aria-disabled={!within(day, min, max) || undefined}
                    onClick={() => within(day, min, max) && onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {within(now, min, max) && (
        <Button type="info-plain" size={24} onClick={() => onPick(now)}>
          {t.today}
        </Button>
      )}
    </div>
  )
}
