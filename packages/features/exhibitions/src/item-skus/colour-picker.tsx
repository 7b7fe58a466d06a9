import { useText } from '@tsumugi/i18n'
import { Button, Combobox, type FieldBinding } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { itemTexts } from '../items/messages/catalogue.ts'
import { ColourRow } from './colour-row.tsx'
import { colourFaults, newColour, type ColourFault, type ItemColour } from './item-grid.ts'
import { useColors } from './master-queries.ts'

interface ColourPickerProps extends FieldBinding<ItemColour[]> {
  /** Keys of colours that stay as they are called, because they have been ordered. */
  held: ReadonlySet<string>
}

/** Colours of the masters, and free ones with a name and a cloth of their own; in the order in which shops see them. */
export function ColourPicker({ name, value, onChange, error, held }: ColourPickerProps) {
  const t = useText(itemTexts)
  const faults: ReadonlyMap<string, ColourFault> = error ? colourFaults(value) : new Map()
  const put = (key: string, part: Partial<ItemColour>) =>
    onChange(value.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const first = value.find(({ key }) => faults.has(key))?.key
  return (
    <div className="colour-picker" role="group" aria-label={t('colours')}>
      <AddColour value={value} onChange={onChange} {...(first === undefined && { name, error })} />
      <ol>
        {value.map((each, at) => (
          <ColourRow
            key={each.key}
            colour={each}
            number={at + 1}
            fault={faults.get(each.key)}
            name={each.key === first ? name : undefined}
            isHeld={held.has(each.key)}
            onChange={(part) => put(each.key, part)}
            onUp={at > 0 ? () => onChange(value.toSpliced(at, 1).toSpliced(at - 1, 0, each)) : undefined}
            onRemove={() => onChange(value.filter(({ key }) => key !== each.key))}
          />
        ))}
      </ol>
    </div>
  )
}

interface AddColourProps extends Partial<Pick<FieldBinding<ItemColour[]>, 'name' | 'error'>> {
  value: ItemColour[]
  onChange(colours: ItemColour[]): void
}

function AddColour({ name, value, onChange, error }: AddColourProps) {
  const t = useText(itemTexts)
  const colors = useColors()
  const here = new Set(value.map((each) => each.name))
  function add(id: string) {
    const color = colors.find((each) => String(each.id) === id)
    if (color) onChange([...value, newColour(value, color.name, color.hex ?? undefined)])
  }
  return (
    <div className="adds">
      <Combobox
        key={value.length}
        label={t('colour.add')}
        must
        {...{ name, error }}
        value=""
        onChange={add}
        options={colors
          .filter((color) => !here.has(color.name))
          .map((color) => ({ value: String(color.id), label: color.name, hint: color.code }))}
      />
      <Button icon={Plus} onClick={() => onChange([...value, newColour(value)])}>
        {t('colour.free')}
      </Button>
    </div>
  )
}
