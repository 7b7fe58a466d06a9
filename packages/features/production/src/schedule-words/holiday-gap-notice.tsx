import type { HolidayGap } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Notice } from '@tsumugi/ui'
import { scheduleTexts } from './schedule-texts.ts'

/** Years that are planned without all holidays of a country; nothing where all are known. */
export function HolidayGapNotice({ gaps }: { gaps: readonly HolidayGap[] }) {
  const t = useText(scheduleTexts)
  if (gaps.length === 0) return null
  return (
    <Notice hue="gold">
      {gaps.map(({ country, year, isLoaded }) => (
        <p key={`${country} ${year}`}>
          {t(isLoaded ? 'holidays.statutory' : 'holidays.missing', {
            country: countryName(country, t.locale),
            year: String(year),
          })}
        </p>
      ))}
    </Notice>
  )
}

/** In the reader's language; its code where the browser knows no name. */
const countryName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
