import type { HolidayGap } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Notice } from '@tsumugi/ui'
import { holidayGapTexts } from './messages/catalogue.ts'

/** Years that are planned without all holidays of a country; nothing where all are known. */
export const HolidayGapNotice = ({ gaps }: { gaps: readonly HolidayGap[] }) => gaps.length > 0 && <Gaps gaps={gaps} />

function Gaps({ gaps }: { gaps: readonly HolidayGap[] }) {
  const t = useText(holidayGapTexts)
  return (
    <Notice hue="gold">
      {gaps.map(({ country, year, isLoaded }) => (
        <p key={`${country} ${year}`}>
          {t(isLoaded ? 'statutory' : 'missing', { country: countryName(country, t.locale), year: String(year) })}
        </p>
      ))}
    </Notice>
  )
}

/** In the reader's language; its code where the browser knows no name. */
const countryName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
