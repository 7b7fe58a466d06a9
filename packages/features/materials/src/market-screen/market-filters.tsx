import { fibreTerms, materialCertificates } from '@tsumugi/domain'
import { useLocale, useText } from '@tsumugi/i18n'
import { Button, Checkbox, NumberField, SearchField, Select } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import { useId, useState } from 'react'
import { fibreName } from '../cloth/composition-words.ts'
import { MarketFacets } from './market-facets.tsx'
import { marketTexts } from './market-texts.ts'

export interface MarketFiltersProps {
  readonly values: Readonly<Record<string, string>>
  onChange(values: Readonly<Record<string, string>>): void
}

/** Figures that a cloth must keep to, with what they are called. */
const figures = {
  weightFrom: 'heavy',
  weightTo: 'light',
  widthFrom: 'wide',
  priceTo: 'priceTo',
  leadTo: 'leadTo',
} as const
const folded = [...Object.keys(figures), 'certificate', 'freeFrom']

/** What a cloth must be; every choice stands in the address. What is asked for rarely is folded away, with how many are set. */
export function MarketFilters({ values, onChange }: MarketFiltersProps) {
  const t = useText(marketTexts)
  const locale = useLocale()
  const id = useId()
  const set = folded.filter((key) => values[key]).length
  const [isOpen, open] = useState(set > 0)
  return (
    <>
      <div className="market-filters">
        <SearchField label={t('search')} value={values.q ?? ''} onChange={(words) => onChange({ q: words })} />
        <Select
          aria-label={t('fibre')}
          placeholder={t('fibre')}
          value={values.fibre ?? ''}
          options={fibreTerms.map(({ key }) => ({ value: key as string, label: fibreName(key, locale) }))}
          onChange={(chosen) => onChange({ fibre: chosen })}
        />
        <Button icon={ListFilter} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          {set > 0 ? t('moreSet', { count: set }) : t('more')}
        </Button>
      </div>
      <div id={id} className="market-more" hidden={!isOpen}>
        <More values={values} onChange={onChange} />
      </div>
      <MarketFacets values={values} onChange={onChange} />
    </>
  )
}

/** What is asked for rarely. */
function More({ values, onChange }: MarketFiltersProps) {
  const t = useText(marketTexts)
  return (
    <>
      {Object.entries(figures).map(([key, word]) => (
        <NumberField
          key={key}
          label={t(word)}
          value={values[key] ?? ''}
          onChange={(typed) => onChange({ [key]: typed })}
        />
      ))}
      <Select
        label={t('certificate')}
        placeholder={t('any')}
        value={values.certificate ?? ''}
        options={materialCertificates.map((value) => ({ value: value as string, label: value }))}
        onChange={(chosen) => onChange({ certificate: chosen })}
      />
      <Checkbox checked={Boolean(values.freeFrom)} onChange={(isOn) => onChange({ freeFrom: isOn ? '300' : '' })}>
        {t('freeFrom')}
      </Checkbox>
    </>
  )
}
