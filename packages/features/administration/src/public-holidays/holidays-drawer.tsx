import type { HolidayYear } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { Button, Drawer, EmptyState, ErrorState, Skeleton, Status } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { countryName } from '../words/place-names.ts'
import { useHolidayYears, type YearKey } from './holiday-queries.ts'
import { holidayTexts } from './messages/catalogue.ts'
import { YearDialog } from './year-dialog.tsx'

/** Which years of which countries are loaded, for the platform's people; each opens to be changed (domain §3.4). */
export function HolidaysDrawer({ onClose }: { onClose(): void }) {
  const t = useText(holidayTexts)
  const { data: years, error, mutate } = useHolidayYears()
  const [open, setOpen] = useState<YearKey | 'new' | null>(null)
  return (
    <Drawer
      title={t('title')}
      width={520}
      onClose={onClose}
      footer={
        <Button type="primary" icon={Plus} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      }
    >
      <div className="people-panel">
        <p className="small soft">{t('lead')}</p>
        {!years && (error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={4} />)}
        {years?.length === 0 && <EmptyState heading="h3" title={t('none')} />}
        {years && years.length > 0 && (
          <ul className="people-rows">
            {years.map((row) => (
              <YearRow key={`${row.country} ${row.year}`} row={row} onOpen={setOpen} />
            ))}
          </ul>
        )}
      </div>
      {open && years && <YearDialog asked={open === 'new' ? null : open} years={years} onClose={() => setOpen(null)} />}
    </Drawer>
  )
}

function YearRow({ row, onOpen }: { row: HolidayYear; onOpen(key: YearKey): void }) {
  const t = useText(holidayTexts)
  const country = countryName(row.country, t.locale)
  const year = String(row.year)
  const counts = { closed: formatNumber(row.closedDays), worked: formatNumber(row.workingDays) }
  return (
    <li>
      <div className="grow">
        <button
          type="button"
          className="people-open"
          aria-label={t('change', { country, year })}
          onClick={() => onOpen({ country: row.country, year })}
        >
          {country} {t('year', { year })}
        </button>
        <p className="small">{t('days', counts)}</p>
        <p className="small soft">
          {[row.source, t('updated', { day: formatDate(row.updatedAt) })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Status look={row.isAnnounced ? 'done' : 'waiting'}>{t(row.isAnnounced ? 'announced' : 'statutory')}</Status>
    </li>
  )
}
