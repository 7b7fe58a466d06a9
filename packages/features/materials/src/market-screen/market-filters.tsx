import { fibreTerms, materialCertificates } from '@tsumugi/domain'
import { useLocale, useText } from '@tsumugi/i18n'
import { Button, Checkbox, NumberField, SearchField, Select } from '@tsumugi/ui'
import { fibreName } from '../cloth/composition-words.ts'
import { marketTexts } from './market-texts.ts'

type Values = Readonly<Record<string, string>>
interface MarketFiltersProps {
  readonly values: Values
  onChange(values: Values): void
}

/** What a cloth must be; every choice stands in the address. */
export function MarketFilters({ values, onChange }: MarketFiltersProps) {
  const t = useText(marketTexts)
  const { q = '', color = '', freeFrom = '' } = values
  const number = (key: string, label: string) => (
    <NumberField label={label} value={values[key] ?? ''} onChange={(typed) => onChange({ [key]: typed })} />
  )
  return (
    <div className="market-filters">
      <SearchField label={t('search')} value={q} onChange={(words) => onChange({ q: words })} />
      <label className="by-color">
        <span className="small">{t('color')}</span>
        <input
          type="color"
          aria-label={t('color')}
          value={color || '#888888'}
          onChange={({ currentTarget }) => onChange({ color: currentTarget.value })}
        />
      </label>
      {color && (
        <Button type="plain" size={24} onClick={() => onChange({ color: '' })}>
          {t('colorOff')}
        </Button>
      )}
      <Choices values={values} onChange={onChange} />
      {number('weightFrom', t('heavy'))}
      {number('priceTo', t('priceTo'))}
      {number('leadTo', t('leadTo'))}
      <Checkbox checked={freeFrom !== ''} onChange={(isOn) => onChange({ freeFrom: isOn ? '300' : '' })}>
        {t('freeFrom')}
      </Checkbox>
    </div>
  )
}

function Choices({ values: { fibre = '', certificate = '' }, onChange }: MarketFiltersProps) {
  const t = useText(marketTexts)
  const locale = useLocale()
  return (
    <>
      <Select
        label={t('fibre')}
        placeholder={t('any')}
        value={fibre}
        options={fibreTerms.map(({ key }) => ({ value: key as string, label: fibreName(key, locale) }))}
        onChange={(chosen) => onChange({ fibre: chosen })}
      />
      <Select
        label={t('certificate')}
        placeholder={t('any')}
        value={certificate}
        options={materialCertificates.map((value) => ({ value: value as string, label: value }))}
        onChange={(chosen) => onChange({ certificate: chosen })}
      />
    </>
  )
}
