import { useLayoutEffect, useState, type RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Check } from '../icon/icons.ts'
import type { ComboboxOption } from './combobox.tsx'

/** Height of an option in px; one height for all keeps a list of 99,999 (spec §7) cheap. */
const row = 32
const rowsInView = 9

interface OptionListProps<Value extends string> {
  id: string
  label: string | undefined
  choices: readonly ComboboxOption<Value>[]
  value: string
  active: number
  list: RefObject<HTMLDivElement | null>
  onActive(index: number): void
  onPick(option: ComboboxOption<Value>): void
}

export const optionId = (id: string, index: number) => `${id}-option-${index}`

/** The listbox: only the rows in sight are in the document; the active one always is. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, choices, value, active, list, onActive, onPick } = props
  const [from, setFrom] = useState(0)

  useLayoutEffect(() => {
    const frame = list.current
    if (!frame || active < 0) return
    const top = active * row
    if (top < frame.scrollTop) frame.scrollTop = top
    else if (top + row > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + row - frame.clientHeight
    setFrom(Math.floor(frame.scrollTop / row))
  }, [active, choices, list])

  const first = Math.max(0, from - 2)
  const shown = choices.slice(first, from + rowsInView + 2)
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="options"
      style={{ blockSize: Math.min(choices.length, rowsInView) * row }}
      onScroll={(event) => setFrom(Math.floor(event.currentTarget.scrollTop / row))}
    >
      <div role="presentation" style={{ blockSize: choices.length * row }}>
        {shown.map((option, offset) => {
          const index = first + offset
          return (
            <div
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              aria-setsize={choices.length}
              aria-posinset={index + 1}
              className={index === active ? 'option is-active' : 'option'}
              style={{ insetBlockStart: index * row }}
              onPointerMove={() => onActive(index)}
              onClick={() => onPick(option)}
            >
              <span className="text one-line">{option.label}</span>
              {option.hint && <span className="hint">{option.hint}</span>}
              {option.value === value && <Icon of={Check} size={16} />}
            </div>
          )
        })}
      </div>
    </div>
  )
}
