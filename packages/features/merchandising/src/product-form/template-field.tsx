import { merchandisings, type Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useData } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { Combobox } from '@tsumugi/ui'
import { formTexts } from './form-texts.ts'

export interface TemplateFieldProps {
  brandId: number
  value: number | undefined
  error?: string
  onChange(template: Merchandising | null): void
}

/** Chooses among the templates of a brand; answers the chosen one in full. */
export function TemplateField({ brandId, value, error, onChange }: TemplateFieldProps) {
  const api = useApi()
  const t = useText(formTexts)
  const { data } = useData(merchandisings.templates, { query: { brandId, perPage: 500 } })
  async function choose(id: string) {
    onChange(id === '' ? null : (await api.of(merchandisings).show({ id: Number(id) })).data)
  }
  return (
    <Combobox
      label={t('template.choose')}
      must
      hint={t('template.hint')}
      error={error}
      value={value === undefined ? '' : String(value)}
      options={(data ?? []).map(({ id, name, code }) => ({ value: String(id), label: name, hint: code ?? undefined }))}
      onChange={(id) => void choose(id)}
    />
  )
}
