import type { CalendarEntry } from '@tsumugi/contract'
import { nationalHolidayKeys } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { calendarTexts } from './calendar-texts.ts'

/** The name of something dated; a holiday in the reader's language. */
export function useEntryTitle() {
  const t = useText(calendarTexts)
  return ({ kind, title }: CalendarEntry) => {
    const holiday = kind === 'holiday' && nationalHolidayKeys.find((key) => key === title)
    return holiday ? t(`holiday.${holiday}`) : title
  }
}

/** Something dated, leading to its screen. */
export function EntryLink({ entry }: { entry: CalendarEntry }) {
  const t = useText(calendarTexts)
  const title = useEntryTitle()(entry)
  const name = [t(`kind.${entry.kind}`), title, entry.detail].filter(Boolean).join(' · ')
  const content = <span className="one-line">{title}</span>
  return entry.link ? (
    <a className="entry" data-kind={entry.kind} href={entry.link} title={name}>
      {content}
    </a>
  ) : (
    <span className="entry" data-kind={entry.kind} title={name}>
      {content}
    </span>
  )
}

/** What stands on a day. */
export const onDay = (entries: readonly CalendarEntry[], day: string) =>
  entries.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
