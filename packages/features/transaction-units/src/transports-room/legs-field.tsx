import { transportModes, type TransportLeg, type TransportMode } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { Button, DateField, IconButton, Select, TextField } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { goodsTexts } from '../goods-words/goods-texts.ts'

interface LegsFieldProps {
  readonly legs: readonly TransportLeg[]
  readonly mode: TransportMode
  onChange(legs: readonly TransportLeg[]): void
}

const days = ['plannedDeparture', 'plannedArrival', 'announcedArrival', 'actualDeparture', 'actualArrival'] as const

/** The parts of a way, one after the other. */
export function LegsField({ legs, mode, onChange }: LegsFieldProps) {
  const t = useText(goodsTexts)
  const set = (at: number, more: Partial<TransportLeg>) =>
    onChange(legs.map((leg, each) => (each === at ? { ...leg, ...more } : leg)))
  return (
    <fieldset className="wide transport-legs">
      <legend>{t('transport.legs')}</legend>
      {legs.map((leg, at) => (
        // Legs have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} role="group" aria-label={t('transport.leg', { place: at + 1 })}>
          <LegFields leg={leg} onChange={(more) => set(at, more)} />
          <IconButton
            icon={Trash2}
            label={t('leg.remove', { place: at + 1 })}
            onClick={() => onChange(legs.filter((_, each) => each !== at))}
          />
        </div>
      ))}
      <Button icon={Plus} onClick={() => onChange([...legs, legAfter(legs.at(-1), mode)])}>
        {t('leg.add')}
      </Button>
    </fieldset>
  )
}

/** A leg that begins where and when the last one ends. */
const legAfter = (last: TransportLeg | undefined, mode: TransportMode): TransportLeg => ({
  mode,
  from: last?.to ?? '',
  to: '',
  plannedDeparture: last?.plannedArrival ?? '',
  plannedArrival: '',
  announcedArrival: null,
  actualDeparture: null,
  actualArrival: null,
})

interface LegFieldsProps {
  readonly leg: TransportLeg
  onChange(more: Partial<TransportLeg>): void
}

function LegFields({ leg, onChange }: LegFieldsProps) {
  const t = useText(goodsTexts)
  return (
    <>
      <Select<TransportMode>
        label={t('transport.mode')}
        placeholder={null}
        value={leg.mode}
        onChange={(mode) => onChange({ mode })}
        options={transportModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <TextField label={t('leg.from')} must maxLength={100} value={leg.from} onChange={(from) => onChange({ from })} />
      <TextField label={t('leg.to')} must maxLength={100} value={leg.to} onChange={(to) => onChange({ to })} />
      {days.map((day) => (
        <DateField
          key={day}
          label={t(`leg.${day}`)}
          must={day === 'plannedDeparture' || day === 'plannedArrival'}
          value={leg[day] ?? ''}
          onChange={(value) => onChange({ [day]: value || (day.startsWith('planned') ? '' : null) })}
        />
      ))}
    </>
  )
}
