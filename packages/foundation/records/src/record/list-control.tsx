import { useText } from '@tsumugi/i18n'
import { Button, Field, Icon, IconButton, useStyles } from '@tsumugi/ui'
import { GripVertical, Plus, X } from '@tsumugi/ui/icons'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { recordTexts } from './record-texts.ts'
import css from './list-control.css?inline'

interface ListControlProps {
  label: string
  hint?: string
  error?: string
  words: readonly string[]
  choices: readonly { value: string; label: string }[]
  onChange(words: string[]): void
}

/** Some of the words in an order of their own: dragged, or moved with Alt and an arrow; Delete takes one out. */
export function ListControl({ label, hint, error, words, choices, onChange }: ListControlProps) {
  useStyles(css)
  const t = useText(recordTexts)
  const list = useRef<HTMLOListElement>(null)
  const [taken, setTaken] = useState<string | null>(null)
  const labelOf = (word: string) => choices.find(({ value }) => value === word)?.label ?? word
  const left = choices.filter(({ value }) => !words.includes(value))

  function put(word: string, to: number) {
    const from = words.indexOf(word)
    if (from < 0 || to < 0 || to >= words.length || to === from) return
    onChange(words.toSpliced(from, 1).toSpliced(to, 0, word))
  }
  function onKeyDown(event: KeyboardEvent, word: string) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const at = words.indexOf(word)
    if (event.key === 'Delete') onChange(words.filter((each) => each !== word))
    else if (step && event.altKey) put(word, at + step)
    else if (step) list.current?.querySelectorAll<HTMLElement>('.grip')[at + step]?.focus()
    else return
    event.preventDefault()
  }
  function onPointerMove(event: PointerEvent) {
    if (taken === null) return
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const to = rows.findIndex(({ bottom }) => event.clientY < bottom)
    put(taken, to < 0 ? words.length - 1 : to)
  }
  return (
    <Field group label={label} hint={hint} error={error}>
      {() => (
        <div className="record-list">
          <ol
            ref={list}
            onPointerMove={onPointerMove}
            onPointerUp={() => setTaken(null)}
            onPointerCancel={() => setTaken(null)}
          >
            {words.map((word) => (
              <li key={word} data-taken={word === taken || undefined}>
                <button
                  type="button"
                  className="grip"
                  aria-label={t('list.move', { name: labelOf(word) })}
                  onKeyDown={(event) => onKeyDown(event, word)}
                  onPointerDown={(event) => {
                    list.current?.setPointerCapture(event.pointerId)
                    setTaken(word)
                  }}
                >
                  <Icon of={GripVertical} size={16} />
                </button>
                <span className="word">{labelOf(word)}</span>
                <IconButton
                  icon={X}
                  size={24}
                  label={t('list.remove', { name: labelOf(word) })}
                  onClick={() => onChange(words.filter((each) => each !== word))}
                />
              </li>
            ))}
          </ol>
          {left.length > 0 && (
            <div className="button-row">
              {left.map(({ value, label: name }) => (
                <Button
                  key={value}
                  icon={Plus}
                  type="plain"
                  size={24}
                  aria-label={t('list.add', { name })}
                  onClick={() => onChange([...words, value])}
                >
                  {name}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
