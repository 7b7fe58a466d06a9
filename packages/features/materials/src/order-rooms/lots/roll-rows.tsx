import { useText } from '@tsumugi/i18n'
import { Button, IconButton, NumberField, TextField } from '@tsumugi/ui'
import { Minus } from '@tsumugi/ui/icons'
import { materialTexts } from '../../words/material-texts.ts'
import { orderTexts } from '../order-texts.ts'

/** A roll of cloth as it is typed. */
export interface TypedRoll {
  readonly no: string
  readonly length: string
}

interface RollRowsProps {
  readonly rolls: readonly TypedRoll[]
  readonly unit: string
  /** What its length is called. */
  readonly label: string
  /** The number that a further roll begins with. */
  readonly nextNo?: string
  onChange(rolls: TypedRoll[]): void
}

/** Rolls with their numbers and lengths, one row each. */
export function RollRows({ rolls, unit, label, nextNo, onChange }: RollRowsProps) {
  const t = useText(orderTexts)
  const rows = useText(materialTexts)
  const change = (at: number, more: Partial<TypedRoll>) =>
    onChange(rolls.map((roll, place) => (place === at ? { ...roll, ...more } : roll)))
  return (
    <>
      {rolls.map((roll, at) => (
        <div className="roll-row" key={at}>
          <TextField label={t('rollNo')} value={roll.no} onChange={(no) => change(at, { no })} maxLength={30} />
          <NumberField
            label={label}
            value={roll.length}
            digits={2}
            unit={unit}
            onChange={(length) => change(at, { length })}
          />
          {rolls.length > 1 && (
            <IconButton
              icon={Minus}
              size={24}
              label={rows('row.remove', { place: at + 1 })}
              onClick={() => onChange(rolls.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      <Button
        type="plain"
        size={24}
        onClick={() => onChange([...rolls, { no: nextNo ?? String(rolls.length + 1), length: '' }])}
      >
        {t('addRoll')}
      </Button>
    </>
  )
}
