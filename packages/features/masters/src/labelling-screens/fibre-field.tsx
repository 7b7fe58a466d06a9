import { fibreTerms } from '@tsumugi/domain'
import { useLocale, type Locale } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Combobox } from '@tsumugi/ui'

const printed = ({ terms }: (typeof fibreTerms)[number], locale: Locale): string =>
  locale === 'ja' ? terms.ja.join('・') : terms[locale]

/** The designated terms of the labelling act, found by any of their names. */
export function FibreField({ label, must, hint, error, name, value, onChange, values, set }: WidgetProps) {
  const locale = useLocale()
  const options = fibreTerms.map((fibre) => ({
    value: fibre.key as string,
    label: printed(fibre, locale),
    hint: locale === 'en' ? fibre.terms.ja[0] : fibre.terms.en,
  }))
  function choose(key: string) {
    const fibre = fibreTerms.find((each) => each.key === key)
    onChange(key)
    // The term itself is the usual name.
    if (fibre && !values.name) set({ name: fibre.terms.ja[0], nameEn: fibre.terms.en, nameZh: fibre.terms['zh-CN'] })
  }
  return <Combobox {...{ label, must, hint, error, name, options }} value={String(value)} onChange={choose} />
}

export function FibreCell({ value }: { value: unknown }) {
  const locale = useLocale()
  const fibre = fibreTerms.find(({ key }) => key === value)
  return fibre ? printed(fibre, locale) : null
}

/** A pasted term in any language, as its key. */
export function readFibre(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const names = ({ key, terms }: (typeof fibreTerms)[number]) =>
    [key, ...terms.ja, terms.en, terms['zh-CN']].map((name) => name.toLowerCase())
  return fibreTerms.find((fibre) => names(fibre).includes(plain))?.key ?? null
}
