import { weekday } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { WeekDay } from './home-data.ts'
import { homeTexts } from './messages/catalogue.ts'

/** The week ahead, a column per day, like the ticks of a tape measure. */
export function WeekStrip({ week }: { week: readonly WeekDay[] }) {
  const t = useText(homeTexts)
  return (
    <section className="panel week" aria-label={t('week.title')}>
      <h2>{t('week.title')}</h2>
      <ol>
        {week.map((day, index) => (
          <Day key={day.on} day={day} isToday={index === 0} />
        ))}
      </ol>
    </section>
  )
}

function Day({ day: { on, releases, count }, isToday }: { day: WeekDay; isToday: boolean }) {
  const t = useText(homeTexts)
  const name = t(`weekday.${(weekday(on) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)
  const more = count - releases.length
  return (
    <li data-today={isToday || undefined}>
      <h3 className="small" aria-label={formatDate(on, 'long', t.locale)}>
        <b className="number">{Number(on.slice(8))}</b>
        <span className="soft">{isToday ? t('week.today') : name}</span>
      </h3>
      {count === 0 && <span className="unseen">{t('week.none')}</span>}
      {releases.map(({ brandId, merchandisingId, name: product }) => (
        <a
          key={merchandisingId}
          className="small one-line"
          title={product}
          href={href('mdMapItem', { brandId, id: merchandisingId })}
        >
          {product}
        </a>
      ))}
      {more > 0 && <span className="tiny soft">{t('week.more', { count: more })}</span>}
    </li>
  )
}
