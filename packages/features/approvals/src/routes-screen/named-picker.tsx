import { Combobox, FilterChip } from '@tsumugi/ui'
import type { Named } from '../route-queries.ts'

interface NamedPickerProps {
  label: string
  placeholder: string
  choices: readonly Named[]
  value: readonly number[]
  onChange(ids: number[]): void
}

/** Several out of many, as chips with a field that adds one. */
export function NamedPicker({ label, placeholder, choices, value, onChange }: NamedPickerProps) {
  return (
    <div className="named-picker">
      <Combobox
        key={value.length}
        label={label}
        value=""
        placeholder={placeholder}
        options={choices
          .filter(({ id }) => !value.includes(id))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => id && onChange([...value, Number(id)])}
      />
      {value.length > 0 && (
        <div className="chips">
          {value.map((id) => (
            <FilterChip
              key={id}
              name={choices.find((each) => each.id === id)?.name ?? '–'}
              onRemove={() => onChange(value.filter((each) => each !== id))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
