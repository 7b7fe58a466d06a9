import { Button, ColourWell, Field, IconButton, TextField, useStyles } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { useText } from '@tsumugi/i18n'
import css from './colour-field.css?inline'
import { formTexts } from '../form-texts.ts'
import type { ColourInput } from '../product-form-values.ts'

export interface ColourFieldProps {
  label: string
  error?: string
  value: readonly ColourInput[]
  onChange(value: readonly ColourInput[]): void
}

/** A beige nobody means to keep: it asks to be changed. */
const firstHex = '#d8c7a6'

/** Colourways: a swatch and a name each. */
export function ColourField({ label, error, value, onChange }: ColourFieldProps) {
  useStyles(css)
  const t = useText(formTexts)
  const change = (at: number, part: Partial<ColourInput>) =>
    onChange(value.map((colour, index) => (index === at ? { ...colour, ...part } : colour)))
  return (
    <Field group label={label} error={error}>
      {() => (
        <div className="colour-field">
          {value.map(({ name, hex }, at) => (
            <div key={at} className="colour">
              <ColourWell aria-label={t('colours.hex')} value={hex} onChange={(next) => change(at, { hex: next })} />
              <TextField
                name="colours"
                aria-label={t('colours.name')}
                placeholder={t('colours.name')}
                maxLength={60}
                value={name}
                onChange={(text) => change(at, { name: text })}
              />
              <IconButton
                icon={X}
                label={t('colours.remove', { name: name || t('colours.unnamed') })}
                onClick={() => onChange(value.filter((_, index) => index !== at))}
              />
            </div>
          ))}
          <Button icon={Plus} type="plain" size={24} onClick={() => onChange([...value, { name: '', hex: firstHex }])}>
            {t('colours.add')}
          </Button>
        </div>
      )}
    </Field>
  )
}
