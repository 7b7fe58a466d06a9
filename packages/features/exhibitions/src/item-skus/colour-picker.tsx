import { useText } from '@tsumugi/i18n'
import { Button, Combobox, IconButton, TextField, type FieldBinding } from '@tsumugi/ui'
import { ArrowUp, Plus, X } from '@tsumugi/ui/icons'
import { colourFaults, newColour, type ColourFault, type ItemColour } from './item-grid.ts'
import { useColors } from './master-queries.ts'
import { itemTexts } from '../items/messages/catalogue.ts'

interface ColourPickerProps extends FieldBinding<ItemColour[]> {
  /** Keys of colours that stay as they are called, because they have been ordered. */
  held: ReadonlySet<string>
}

/** Colours of the masters, and free ones with a name and a cloth of their own; in the order in which shops see them. */
export function ColourPicker({ name, value, onChange, error, held }: ColourPickerProps) {
  const t = useText(itemTexts)
  const colors = useColors()
  const here = new Set(value.map((each) => each.name))
  const faults: ReadonlyMap<string, ColourFault> = error ? colourFaults(value) : new Map()
  const put = (key: string, part: Partial<ItemColour>) =>
    onChange(value.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const up = (at: number) => onChange([...value.slice(0, at - 1), value[at]!, value[at - 1]!, ...value.slice(at + 1)])
  const first = value.find(({ key }) => faults.has(key))?.key
  return (
    <div className="colour-picker" role="group" aria-label={t('colours')}>
      <div className="adds">
        <Combobox
          key={value.length}
          label={t('colour.add')}
          must
          name={first === undefined ? name : undefined}
          error={first === undefined ? error : undefined}
          value=""
          onChange={(_, option) => {
            const color = option && colors.find(({ id }) => String(id) === option.value)
            if (color) onChange([...value, newColour(value, color.name, color.hex ?? undefined)])
          }}
          options={colors
            .filter((color) => !here.has(color.name))
            .map((color) => ({ value: String(color.id), label: color.name, hint: color.code }))}
        />
        <Button icon={Plus} onClick={() => onChange([...value, newColour(value)])}>
          {t('colour.free')}
        </Button>
      </div>
      <ol>
        {value.map((each, at) => (
          <li key={each.key}>
            <input
              type="color"
              aria-label={t('colour.hex', { name: each.name || t('colour.unnamed') })}
              value={each.hex}
              onChange={(event) => put(each.key, { hex: event.target.value })}
            />
            <TextField
              aria-label={t('colour.name', { number: at + 1 })}
              placeholder={t('colour.unnamed')}
              name={each.key === first ? name : undefined}
              error={faults.has(each.key) && t(`colour.${faults.get(each.key)!}`)}
              maxLength={60}
              readOnly={held.has(each.key)}
              value={each.name}
              onChange={(text) => put(each.key, { name: text })}
            />
            {at > 0 && (
              <IconButton
                icon={ArrowUp}
                size={24}
                label={t('colour.up', { name: each.name || t('colour.unnamed') })}
                onClick={() => up(at)}
              />
            )}
            <IconButton
              icon={X}
              size={24}
              label={t('colour.remove', { name: each.name || t('colour.unnamed') })}
              reason={held.has(each.key) ? t('held') : undefined}
              onClick={() => onChange(value.filter(({ key }) => key !== each.key))}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
