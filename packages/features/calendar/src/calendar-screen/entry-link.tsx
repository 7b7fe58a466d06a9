import type { CalendarEntry } from '@tsumugi/contract'
import { nationalHolidayKeys, type BusinessDate } from '@tsumugi/domain'
import { stepWords } from '@tsumugi/domain/scheduling'
import { formatDate, formatMoney, stepKey, stepTexts, useText } from '@tsumugi/i18n'
import { calendarTexts } from './calendar-texts.ts'
import { isLasting } from './week-lanes.ts'

/** The name of something dated; a holiday in the reader's language. */
export function useEntryTitle() {
  const t = useText(calendarTexts)
  const step = useText(stepTexts)
  return ({ kind, title, detail }: CalendarEntry) => {
    if (kind === 'procedure') {
      const about = stepWords.find((each) => each === detail)
      return [title, about ? step(stepKey(about)) : detail].filter(Boolean).join(' ')
    }
    if (kind === 'payment') {
      const [amount = '', currency = ''] = title.split(' ')
      return `${t(detail === 'credit' ? 'money.credit' : 'money.payable')} ${formatMoney(amount, currency, t.locale)}`
    }
    const holiday = kind === 'holiday' && nationalHolidayKeys.find((key) => key === title)
    return holiday ? t(`holiday.${holiday}`) : title
  }
}

/** What stands in the detail is a part of the title. */
const isSaid = ({ kind }: CalendarEntry) => kind === 'procedure' || kind === 'payment'

interface EntryLinkProps {
  entry: CalendarEntry
  /** The cell it stands in: what lasts is then drawn as a bar through the cells of its days. */
  day?: BusinessDate
  /** The cell is the first of its row. */
  begins?: boolean
  ends?: boolean
}

/** Something dated, leading to its screen. */
export function EntryLink({ entry, day, begins = false, ends = false }: EntryLinkProps) {
  const t = useText(calendarTexts)
  const title = useEntryTitle()(entry)
  const lasts = isLasting(entry)
  const days = lasts && `${formatDate(entry.startsOn, 'short')} – ${formatDate(entry.endsOn, 'short')}`
  const name = [t(`kind.${entry.kind}`), title, isSaid(entry) ? null : entry.detail, days].filter(Boolean).join(' · ')
  const isNamed = day === undefined || begins || entry.startsOn === day
  const bar = day !== undefined &&
    lasts && {
      'data-before': !begins && entry.startsOn < day ? '' : undefined,
      'data-after': !ends && entry.endsOn > day ? '' : undefined,
    }
  const content = <span className={isNamed ? 'one-line' : 'unseen'}>{title}</span>
  return entry.link ? (
    <a className="entry" data-kind={entry.kind} {...bar} href={entry.link} title={name}>
      {content}
    </a>
  ) : (
    <span className="entry" data-kind={entry.kind} {...bar} title={name}>
      {content}
    </span>
  )
}

/** What stands on a day. */
export const onDay = (entries: readonly CalendarEntry[], day: string) =>
  entries.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
