import { merchandisings } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useData } from '@tsumugi/queries'
import { Combobox } from '@tsumugi/ui'
import { formTexts } from '../form-texts.ts'

export interface TemplateFieldProps {
  brandId: number
  value: number | undefined
  error?: string
  onChange(id: number | undefined): void
}

/** Chooses among the templates of a brand. */
export function TemplateField({ brandId, value, error, onChange }: TemplateFieldProps) {
  const t = useText(formTexts)
  const { data } = useData(merchandisings.templates, { query: { brandId, perPage: 500 } })
  return (
    <Combobox
      label={t('template.choose')}
      must
      hint={t('template.hint')}
      error={error}
      value={value === undefined ? '' : String(value)}
      options={(data ?? []).map(({ id, name, code }) => ({ value: String(id), label: name, hint: code ?? undefined }))}
      onChange={(id) => onChange(id === '' ? undefined : Number(id))}
    />
  )
}
