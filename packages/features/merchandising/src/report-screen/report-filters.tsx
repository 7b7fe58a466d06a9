import type { Brand, Category } from '@tsumugi/contract'
import { merchandisingStatuses, type ReportWords } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, DateField, InlineModal, NumberField, Select } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { pathName } from '../product-fields/category-paths.ts'
import type { ReportPlace } from './report-place.ts'
import { reportTexts } from './report-texts.ts'

interface ReportFiltersProps {
  place: ReportPlace
  words: ReportWords
  brands: readonly Brand[]
  categories: readonly Category[]
  seasons: readonly string[]
  onPlace(change: Partial<ReportPlace>): void
}

/** Which products the report is about, and as of which day. */
export function ReportFilters({ place, words, brands, categories, seasons, onPlace }: ReportFiltersProps) {
  const t = useText(reportTexts)
  const { statuses, priceFrom, priceTo } = place
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const count = statuses.length + Number(priceFrom !== '') + Number(priceTo !== '')
  const season = (key: string) => words.member({ dimension: 'season', key, name: null })
  const toggle = (status: (typeof statuses)[number]) =>
    onPlace({
      statuses: statuses.includes(status) ? statuses.filter((other) => other !== status) : [...statuses, status],
    })
  return (
    <div className="filters">
      <Select
        aria-label={t('brand')}
        placeholder={t('brand.all')}
        value={place.brandIds[0] === undefined ? '' : String(place.brandIds[0])}
        options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id: string) => onPlace({ brandIds: id ? [Number(id)] : [] })}
      />
      <Select
        aria-label={t('season')}
        placeholder={t('season.all')}
        value={place.season ?? ''}
        options={seasons.map((code) => ({ value: code, label: season(code) }))}
        onChange={(code: string) => onPlace({ season: code || null })}
      />
      <Select
        aria-label={t('category')}
        placeholder={t('category.all')}
        value={place.categoryId === null ? '' : String(place.categoryId)}
        options={categories.map(({ id }) => ({ value: String(id), label: pathName(categories, id) ?? '' }))}
        onChange={(id: string) => onPlace({ categoryId: id ? Number(id) : null })}
      />
      <InlineModal
        label={t('more')}
        trigger={(trigger) => (
          <Button {...trigger} type={count ? 'info' : 'secondary'} icon={ListFilter}>
            {count ? t('more.on', { count }) : t('more')}
          </Button>
        )}
      >
        <div className="md-report-more">
          <fieldset>
            <legend>{t('status')}</legend>
            {merchandisingStatuses.map((status) => (
              <Checkbox key={status} checked={statuses.includes(status)} onChange={() => toggle(status)}>
                {words.member({ dimension: 'status', key: status, name: null })}
              </Checkbox>
            ))}
          </fieldset>
          <div className="prices">
            <NumberField label={t('priceFrom')} value={priceFrom} onChange={(value) => onPlace({ priceFrom: value })} />
            <NumberField label={t('priceTo')} value={priceTo} onChange={(value) => onPlace({ priceTo: value })} />
          </div>
          {count > 0 && (
            <Button type="info-plain" size={24} onClick={() => onPlace({ statuses: [], priceFrom: '', priceTo: '' })}>
              {t('clear')}
            </Button>
          )}
        </div>
      </InlineModal>
      <span className="as-of">
        <span className="label">{t('asOf')}</span>
        <DateField aria-label={t('asOf')} value={place.asOf} max={today} onChange={(asOf) => onPlace({ asOf })} />
        {place.asOf && (
          <Button type="info-plain" size={24} onClick={() => onPlace({ asOf: '' })}>
            {t('asOf.now')}
          </Button>
        )}
      </span>
    </div>
  )
}
