import { formatNumber, useText } from '@tsumugi/i18n'
import { TextField, useStyles } from '@tsumugi/ui'
import { contrastOf, readHex } from './contrast.ts'
import css from './colour-control.css?inline'
import { recordTexts } from '../record/record-texts.ts'

interface ColourControlProps {
  name: string
  label: string
  hint?: string
  error?: string
  value: string
  onChange(value: string): void
}

const ratio = (value: number) => formatNumber(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** A colour, picked or typed, with how well text reads on it. */
export function ColourControl({ label, hint, value, onChange, ...rest }: ColourControlProps) {
  useStyles(css)
  const t = useText(recordTexts)
  const hex = readHex(value)
  const contrast =
    hex && t('colour.contrast', { white: ratio(contrastOf(hex, '#ffffff')), black: ratio(contrastOf(hex, '#000000')) })
  return (
    <div className="record-colour">
      <TextField
        {...rest}
        label={label}
        hint={contrast ?? hint}
        className="code"
        placeholder="#000000"
        value={value}
        onChange={onChange}
        onBlur={() => hex && hex !== value && onChange(hex)}
      />
      <input
        type="color"
        aria-label={t('colour.pick')}
        value={hex ?? '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
