import { compare, fibreTerms, isDecimal, sum } from '@tsumugi/domain'
import { useLocale, useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Combobox, NumberField } from '@tsumugi/ui'
import { compositionWords, fibreName } from '../cloth/composition-words.ts'
import { materialTexts } from '../words/material-texts.ts'
import { RowsField } from './rows-field.tsx'

interface FibreShare {
  readonly fibre: string
  readonly percent: string
}

/** Fibres by the terms that labels must use, with what they add up to. */
export function CompositionField({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useText(materialTexts)
  const locale = useLocale()
  const rows = value as readonly FibreShare[]
  const total = sum(rows.map(({ percent }) => percent).filter(isDecimal))
  const options = fibreTerms.map(({ key, terms }) => ({
    value: key as string,
    label: fibreName(key, locale),
    hint: locale === 'en' ? terms.ja[0] : terms.en,
  }))
  return (
    <RowsField
      {...{ label, hint, error, rows, onChange }}
      empty={{ fibre: 'cotton', percent: '' }}
      foot={
        rows.length > 0 && (
          <span className={compare(total, '100') === 0 ? 'small soft' : 'small attention-text'}>
            {t('composition.total', { total })}
          </span>
        )
      }
      draw={({ fibre, percent }, change) => (
        <>
          <Combobox
            aria-label={t('composition.fibre')}
            options={options}
            value={fibre}
            onChange={(chosen) => change({ fibre: chosen })}
          />
          <NumberField
            aria-label={t('composition.percent')}
            digits={1}
            value={percent}
            onChange={(typed) => change({ percent: typed })}
          />
        </>
      )}
    />
  )
}

export function CompositionCell({ value }: { readonly value: unknown }) {
  const locale = useLocale()
  return compositionWords(value as readonly FibreShare[], locale)
}
