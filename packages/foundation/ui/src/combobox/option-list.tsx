import type { RefObject } from 'react'
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
  /** Index of the first row in sight. */
  from: number
  list: RefObject<HTMLDivElement | null>
  onScroll(from: number): void
  onActive(index: number): void
  onPick(option: ComboboxOption<Value>): void
}

export const optionId = (id: string, index: number) => `${id}-option-${index}`

const firstInSight = (frame: HTMLElement) => Math.floor(frame.scrollTop / row)

/** Scrolls so far that the option at `index` is in sight; answers the index of the first row that then is. */
export function bringInSight(frame: HTMLElement, index: number): number {
  const top = index * row
  if (top < frame.scrollTop) frame.scrollTop = top
  else if (top + row > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + row - frame.clientHeight
  return firstInSight(frame)
}

/** The listbox: only the rows in sight are in the document; the active one always is. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, choices, value, active, from, list, onScroll, onActive, onPick } = props
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
      onScroll={(event) => onScroll(firstInSight(event.currentTarget))}
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
