import { useText } from '@tsumugi/i18n'
import { Button, Chip, Combobox, FilterChip, Select, type FieldBinding } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { itemTexts } from '../items/messages/catalogue.ts'
import { useSizes } from './master-queries.ts'

/** What the trade calls a garment of one size, whether or not the masters have it. */
const oneSize = 'F'

interface SizePickerProps extends Partial<Pick<FieldBinding<string[]>, 'name' | 'error'>> {
  value: readonly string[]
  onChange(sizes: string[]): void
  /** Sizes that stay whatever happens, because something hangs on them. */
  held?: ReadonlySet<string>
}

/** Sizes of the masters, one by one or a set at once; they stand in the masters' order. */
export function SizePicker({ value, onChange, held, name, error }: SizePickerProps) {
  const t = useText(itemTexts)
  const sizes = useSizes()
  const order = new Map(sizes.map((size, at) => [size.name, at]))
  const placeOf = (size: string) => order.get(size) ?? sizes.length
  const add = (names: readonly string[]) =>
    onChange([...new Set([...value, ...names])].toSorted((one, other) => placeOf(one) - placeOf(other)))
  return (
    <div className="size-picker" role="group" aria-label={t('sizes')}>
      <AddSizes {...{ sizes, value, name, error }} onAdd={add} />
      <p className="chosen">
        {value.map((size) =>
          held?.has(size) ? (
            <Chip key={size}>{size}</Chip>
          ) : (
            <FilterChip key={size} name={size} onRemove={() => onChange(value.filter((each) => each !== size))} />
          ),
        )}
      </p>
    </div>
  )
}

interface AddSizesProps extends Pick<SizePickerProps, 'value' | 'name' | 'error'> {
  sizes: ReturnType<typeof useSizes>
  onAdd(names: readonly string[]): void
}

function AddSizes({ sizes, value, name, error, onAdd }: AddSizesProps) {
  const t = useText(itemTexts)
  const sets = [...new Set(sizes.flatMap(({ setName }) => setName ?? []))]
  const hintOf = ({ code, setName }: (typeof sizes)[number]) => [code, setName].filter(Boolean).join(' · ')
  return (
    <div className="adds">
      <Combobox
        key={value.length}
        label={t('size.add')}
        must
        {...{ name, error }}
        value=""
        onChange={(_, option) => option && onAdd([option.label])}
        options={sizes
          .filter((size) => !value.includes(size.name))
          .map((size) => ({ value: String(size.id), label: size.name, hint: hintOf(size) }))}
      />
      {sets.length > 0 && (
        <Select
          label={t('sizeSet.add')}
          value=""
          onChange={(set) => onAdd(sizes.filter(({ setName }) => setName === set).map((size) => size.name))}
          options={sets.map((set) => ({ value: set, label: set }))}
        />
      )}
      {!value.includes(oneSize) && (
        <Button icon={Plus} onClick={() => onAdd([oneSize])}>
          {t('size.one', { size: oneSize })}
        </Button>
      )}
    </div>
  )
}
