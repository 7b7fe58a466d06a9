import type { CalendarEntry } from '@tsumugi/contract'
import {
  addDays,
  addMonths,
  calendarFeedKinds,
  calendarKinds,
  endOfMonth,
  isBusinessDate,
  startOfMonth,
  startOfWeek,
  type BusinessDate,
} from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, rewriteAddress, stringifyQuery, type QueryRecord } from '@tsumugi/navigation'
import { storage } from '@tsumugi/session'
import { Button, Checkbox, ErrorState, IconButton, Screen, Skeleton, useStyles, useViewport } from '@tsumugi/ui'
import { ChevronLeft, ChevronRight, Share2 } from '@tsumugi/ui/icons'
import { useEffect, useState } from 'react'
import { useDated } from '../calendar-queries.ts'
import { calendarTexts } from './calendar-texts.ts'
import css from './calendar-screen.css?inline'
import { FeedDialog } from './feed-dialog.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthList } from './month-list.tsx'

type Kind = CalendarEntry['kind']
const today = () => new Date().toLocaleDateString('sv-SE')

/** One month of everything dated: a grid, and a list on phones. Month and kinds are kept in the address. */
export function CalendarScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(calendarTexts)
  const { tablet } = useViewport()
  const [month, setMonth] = useState(() => monthOf(query.month))
  const [off, setOff] = useState<readonly Kind[]>(() =>
    calendarKinds.filter((kind) =>
      String(query.without ?? '')
        .split(',')
        .includes(kind),
    ),
  )
  const [shares, setShares] = useState(false)
  const from = startOfWeek(month)
  const to = addDays(startOfWeek(endOfMonth(month)), 6)
  const { data, error, mutate, isValidating } = useDated(from, to)
  // The menu's link leads back to what was looked at last, also when a link led here (spec §2).
  useEffect(() => storage.calendarQuery.set(queryOf(month, off)), [month, off])
  function go(next: { month?: BusinessDate; off?: readonly Kind[] }) {
    const [shown, without] = [next.month ?? month, next.off ?? off]
    setMonth(shown)
    setOff(without)
    rewriteAddress(`${href('calendar')}?${queryOf(shown, without)}`)
  }
  const entries = data?.filter(({ kind }) => !off.includes(kind)) ?? []
  return (
    <Screen
      className="calendar-screen"
      busy={isValidating}
      title={formatDate(month, 'month')}
      facts={
        <>
          <IconButton icon={ChevronLeft} label={t('before')} onClick={() => go({ month: addMonths(month, -1) })} />
          <IconButton icon={ChevronRight} label={t('after')} onClick={() => go({ month: addMonths(month, 1) })} />
          <Button size={24} onClick={() => go({ month: startOfMonth(today()) })}>
            {t('today')}
          </Button>
        </>
      }
      actions={
        <Button icon={Share2} onClick={() => setShares(true)}>
          {t('feed')}
        </Button>
      }
    >
      <div className="kinds" role="group" aria-label={t('kinds')}>
        {calendarKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={!off.includes(kind)}
            onChange={(on) => go({ off: on ? off.filter((each) => each !== kind) : [...off, kind] })}
          >
            <i data-kind={kind} /> {t(`kind.${kind}`)}
          </Checkbox>
        ))}
      </div>
      {error && !data ? (
        <ErrorState heading="h2" onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton shape="block" height={480} />
      ) : tablet ? (
        <MonthGrid {...{ month, from, to, entries }} today={today()} />
      ) : (
        <MonthList {...{ month, entries }} today={today()} />
      )}
      {/* Whoever has the address of a feed reads it: amounts go into one only where they are chosen. */}
      {shares && (
        <FeedDialog
          shown={calendarFeedKinds.filter((kind) => !off.includes(kind) && kind !== 'payment')}
          onClose={() => setShares(false)}
        />
      )}
    </Screen>
  )
}

const queryOf = (month: BusinessDate, off: readonly Kind[]) =>
  stringifyQuery({ month: month.slice(0, 7), without: off.join(',') || null })

function monthOf(value: unknown): BusinessDate {
  const first = `${String(value ?? '')}-01`
  return isBusinessDate(first) ? first : startOfMonth(today())
}
