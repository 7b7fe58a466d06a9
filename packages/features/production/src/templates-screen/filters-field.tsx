import { useText } from '@tsumugi/i18n'
import { Button, Field, IconButton, Select, TextField } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import type { TemplateInput } from '../template-queries.ts'
import { templateTexts } from './template-texts.ts'

interface FiltersFieldProps {
  label: string
  columns: readonly string[]
  filters: TemplateInput['filters']
  name(column: string): string
  onChange(filters: TemplateInput['filters']): void
}

/** What the list is narrowed to: a column, and what stands in it. */
export function FiltersField({ label, columns, filters, name, onChange }: FiltersFieldProps) {
  const t = useText(templateTexts)
  const change = (at: number, part: Partial<TemplateInput['filters'][number]>) =>
    onChange(filters.map((filter, place) => (place === at ? { ...filter, ...part } : filter)))
  return (
    <Field group label={label}>
      {() => (
        <div className="filters-field">
          {filters.map((filter, at) => (
            <div key={at}>
              <Select
                aria-label={t('filter.column', { place: at + 1 })}
                value={filter.column}
                options={columns.map((column) => ({ value: column, label: name(column) }))}
                placeholder={null}
                onChange={(column) => change(at, { column })}
              />
              <TextField
                aria-label={t('filter.value', { place: at + 1 })}
                maxLength={200}
                value={filter.value}
                onChange={(value) => change(at, { value })}
              />
              <IconButton
                icon={X}
                size={24}
                label={t('filter.remove', { place: at + 1 })}
                onClick={() => onChange(filters.toSpliced(at, 1))}
              />
            </div>
          ))}
          <Button
            icon={Plus}
            type="plain"
            size={24}
            disabled={filters.length >= 20}
            onClick={() => onChange([...filters, { column: columns[0]!, value: '' }])}
          >
            {t('filter.add')}
          </Button>
        </div>
      )}
    </Field>
  )
}
