import { ageingBuckets } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { DateField, SearchField, Select } from '@tsumugi/ui'
import type { LedgerPlace } from './ledger-queries.ts'
import { ledgerTexts } from './ledger-texts.ts'

/** Search, lateness and days; all of it stands in the address. */
export function LedgerFilters({ place: { values, set } }: { place: LedgerPlace }) {
  const t = useText(ledgerTexts)
  return (
    <div className="ledger-filters">
      <SearchField slash label={t('search')} value={values.q} onChange={(q) => set({ q })} />
      <Select
        aria-label={t('bucket')}
        placeholder={null}
        value={values.bucket}
        options={[
          { value: '', label: t('bucket.any') },
          ...ageingBuckets.map(({ key }) => ({ value: key, label: t(`bucket.${key}`) })),
        ]}
        onChange={(bucket) => set({ bucket })}
      />
      <DateField aria-label={t('dueFrom')} value={values.dueFrom} onChange={(dueFrom) => set({ dueFrom })} />
      <DateField aria-label={t('dueUntil')} value={values.dueUntil} onChange={(dueUntil) => set({ dueUntil })} />
    </div>
  )
}
