import { readHolidayLines } from '@tsumugi/domain/scheduling'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Notice } from '@tsumugi/ui'
import { holidayTexts } from './messages/catalogue.ts'

interface LinesReadProps {
  text: string
  year: string
  /** The country whose year would be replaced. */
  replaced: string | null
}

/** What is read from the lines so far, and of each that cannot be read why. */
export function LinesRead({ text, year, replaced }: LinesReadProps) {
  const t = useText(holidayTexts)
  if (!/^20\d{2}$/.test(year) || text.trim() === '') return null
  const { days, faults } = readHolidayLines(text, Number(year))
  const worked = days.filter(({ works }) => works).length
  return (
    <>
      <p className="small" aria-live="polite">
        {t('count', { closed: formatNumber(days.length - worked), worked: formatNumber(worked) })}
      </p>
      {replaced && <Notice hue="gold">{t('replaces', { country: replaced, year })}</Notice>}
      {faults.length > 0 && (
        <Notice hue="madder">
          <p>{t('faults', { count: faults.length })}</p>
          <ul>
            {faults.map(({ line, text: wrong, fault }) => (
              <li key={line}>
                {t('fault', { line, text: wrong })}: {t(`fault.${fault}`, { year })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
