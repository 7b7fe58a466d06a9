import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { TextField, useStyles } from '@tsumugi/ui'
import { materialTexts } from '../words/material-texts.ts'
import css from './rows-field.css?inline'
import { RowsField } from './rows-field.tsx'

interface MaterialColor {
  readonly no: string
  readonly name: string
  readonly hex: string
}

/** Colours it comes in, by the supplier’s number. */
export function ColorsField({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useText(materialTexts)
  const rows = value as readonly MaterialColor[]
  return (
    <RowsField
      {...{ label, hint, error, rows, onChange }}
      empty={{ no: String(rows.length + 1).padStart(2, '0'), name: '', hex: '#cccccc' }}
      draw={({ no, name, hex }, change) => (
        <>
          <input
            type="color"
            aria-label={t('color.hex')}
            value={hex}
            onChange={({ currentTarget }) => change({ hex: currentTarget.value })}
          />
          <TextField aria-label={t('color.no')} maxLength={20} value={no} onChange={(typed) => change({ no: typed })} />
          <TextField
            aria-label={t('color.name')}
            maxLength={60}
            value={name}
            onChange={(typed) => change({ name: typed })}
          />
        </>
      )}
    />
  )
}

export function ColorsCell({ value }: { readonly value: unknown }) {
  useStyles(css)
  const colors = value as readonly MaterialColor[]
  return (
    <span className="color-dots" title={colors.map(({ no, name }) => `${no} ${name}`).join(', ')}>
      {colors.slice(0, 6).map(({ no, hex }) => (
        <i key={no} style={{ background: hex }} />
      ))}
    </span>
  )
}
