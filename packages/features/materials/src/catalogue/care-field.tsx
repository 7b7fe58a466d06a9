import { careCategories, careSymbolsOf, currentCareEdition, findCareSymbol } from '@tsumugi/domain'
import { useLocale, useText, type Locale } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Field, Select, useStyles } from '@tsumugi/ui'
import { materialTexts } from '../words/material-texts.ts'
import css from './catalogue.css?inline'

/** A symbol of each kind of treatment, by its number and what it means (domain §3.3). */
export function CareField({ label, hint, error, value, onChange }: WidgetProps) {
  useStyles(css)
  const t = useText(materialTexts)
  const locale = useLocale()
  const codes = value as readonly number[]
  const symbols = careSymbolsOf(currentCareEdition)
  return (
    <Field group label={label} hint={hint} error={error}>
      {() => (
        <div className="care-field">
          {careCategories.map((category) => {
            const own = symbols.filter((symbol) => symbol.category === category)
            const chosen = codes.find((code) => own.some((symbol) => symbol.code === code))
            const others = codes.filter((code) => code !== chosen)
            return (
              <Select
                key={category}
                label={t(`care.${category}`)}
                placeholder={t('care.none')}
                value={chosen === undefined ? '' : String(chosen)}
                options={own.map(({ code, meaning }) => ({ value: String(code), label: `${code} ${meaning[locale]}` }))}
                onChange={(code) =>
                  onChange(code === '' ? others : [...others, Number(code)].toSorted((one, other) => one - other))
                }
              />
            )
          })}
        </div>
      )}
    </Field>
  )
}

/** What care symbols mean, in one line. */
export const careWords = (codes: readonly number[], locale: Locale): string =>
  codes.map((code) => findCareSymbol(code, currentCareEdition)?.meaning[locale] ?? code).join(' · ')

export function CareCell({ value }: { readonly value: unknown }) {
  const locale = useLocale()
  return careWords(value as readonly number[], locale)
}
