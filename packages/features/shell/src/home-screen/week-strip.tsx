import type { DayEvent } from '@tsumugi/contract'
import { weekday } from '@tsumugi/domain'
import { formatDate, formatMoney, useNoun, useText } from '@tsumugi/i18n'
import { documentWords } from './queue/document-nouns.ts'
import type { WeekDay } from './home-data.ts'
import { homeTexts } from './messages/catalogue.ts'

/** The week ahead, a column per day, like the ticks of a tape measure. Days without work are sunken. */
export function WeekStrip({ week }: { week: readonly WeekDay[] }) {
  const t = useText(homeTexts)
  return (
    <div className="panel week">
      <h2 className="unseen">{t('week.title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard. */}
      <ol tabIndex={0} aria-label={t('week.title')}>
        {week.map((day, index) => (
          <Day key={day.on} day={day} isToday={index === 0} />
        ))}
      </ol>
    </div>
  )
}

function Day({ day: { on, isClosed, events, count }, isToday }: { day: WeekDay; isToday: boolean }) {
  const t = useText(homeTexts)
  const name = t(`weekday.${(weekday(on) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)
  const more = count - events.length
  return (
    <li data-today={isToday || undefined} data-closed={isClosed || undefined}>
      <h3 className="small" aria-label={formatDate(on, 'long', t.locale)}>
        <b className="number">{Number(on.slice(8))}</b>
        <span className="soft">{isToday ? t('week.today', { name }) : name}</span>
      </h3>
      {count === 0 && <span className="small faint">{t('week.none')}</span>}
      {events.map((event) => (
        <Event key={event.key} event={event} />
      ))}
      {more > 0 && <span className="tiny soft">{t('week.more', { count: more })}</span>}
    </li>
  )
}

function Event({ event: { kind, noun: document, title, money, link } }: { event: DayEvent }) {
  const t = useText(homeTexts)
  const noun = useNoun()
  const word = kind === 'document' ? noun(documentWords[document!]) : t(`event.${kind}`)
  const text = `${word} ${money ? formatMoney(money.amount, money.currency, t.locale) : title}`
  return link ? (
    <a className="event small one-line" data-kind={kind} href={link} title={text}>
      {text}
    </a>
  ) : (
    <span className="event small one-line" data-kind={kind} title={text}>
      {text}
    </span>
  )
}
