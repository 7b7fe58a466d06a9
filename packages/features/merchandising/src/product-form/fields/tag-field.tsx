import { useId, useState, type KeyboardEvent } from 'react'
import { FilterChip, TextField, useStyles } from '@tsumugi/ui'
import css from './tag-field.css?inline'

export interface TagFieldProps {
  label: string
  hint?: string
  error?: string
  value: readonly string[]
  onChange(value: readonly string[]): void
  /** Tags in use elsewhere, offered while typing. */
  known?: readonly string[]
}

/** Words as chips: Enter or a comma adds one, Backspace in the empty field takes the last one away. */
export function TagField({ label, hint, error, value, onChange, known = [] }: TagFieldProps) {
  useStyles(css)
  const [typed, setTyped] = useState('')
  const listId = useId()

  function add(text: string) {
    const words = text
      .split(/[,、，\n]/)
      .map((word) => word.trim().slice(0, 40))
      .filter(Boolean)
    const fresh = [...new Set(words)].filter((word) => !value.includes(word))
    if (fresh.length) onChange([...value, ...fresh])
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length) onChange(value.slice(0, -1))
  }

  return (
    <div className="tag-field">
      <TextField
        label={label}
        hint={hint}
        error={error}
        name="tags"
        list={listId}
        autoComplete="off"
        value={typed}
        onChange={(text) => (/[,、，]$/.test(text) ? add(text) : setTyped(text))}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
      <datalist id={listId}>
        {known
          .filter((tag) => !value.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
      {value.length > 0 && (
        <div className="button-row">
          {value.map((tag) => (
            <FilterChip key={tag} name={tag} onRemove={() => onChange(value.filter((each) => each !== tag))} />
          ))}
        </div>
      )}
    </div>
  )
}
