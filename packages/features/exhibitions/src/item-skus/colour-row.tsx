import { useText } from '@tsumugi/i18n'
import { ColourWell, IconButton, TextField } from '@tsumugi/ui'
import { ArrowUp, X } from '@tsumugi/ui/icons'
import { itemTexts } from '../items/messages/catalogue.ts'
import type { ColourFault, ItemColour } from './item-grid.ts'

interface ColourRowProps {
  colour: ItemColour
  /** Its place, from 1. */
  number: number
  fault: ColourFault | undefined
  /** Leads the focus of the form here. */
  name: string | undefined
  /** It has been ordered, and stays as it is called. */
  isHeld: boolean
  onChange(part: Partial<ItemColour>): void
  onUp: (() => void) | undefined
  onRemove(): void
}

/** One colour: its cloth, its name, its place. */
export function ColourRow({ colour, number, fault, name, isHeld, onChange, onUp, onRemove }: ColourRowProps) {
  const t = useText(itemTexts)
  const called = { name: colour.name || t('colour.unnamed') }
  return (
    <li>
      <ColourWell aria-label={t('colour.hex', called)} value={colour.hex} onChange={(hex) => onChange({ hex })} />
      <TextField
        aria-label={t('colour.name', { number })}
        placeholder={t('colour.unnamed')}
        name={name}
        error={fault && t(`colour.${fault}`)}
        maxLength={60}
        readOnly={isHeld}
        value={colour.name}
        onChange={(text) => onChange({ name: text })}
      />
      {onUp && <IconButton icon={ArrowUp} size={24} label={t('colour.up', called)} onClick={onUp} />}
      <IconButton
        icon={X}
        size={24}
        label={t('colour.remove', called)}
        reason={isHeld ? t('held') : undefined}
        onClick={onRemove}
      />
    </li>
  )
}
