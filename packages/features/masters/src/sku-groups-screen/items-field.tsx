import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Button, Field, IconButton, TextField, useStyles } from '@tsumugi/ui'
import { ArrowDown, ArrowUp, Plus, X } from '@tsumugi/ui/icons'
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { productTexts } from '../product-words/product-texts.ts'
import css from './items-field.css?inline'

interface Item {
  name: string
  code: string | null
}

/** The names SKUs may take, each with a code. Enter goes on to the next; a pasted column becomes as many names. */
export function ItemsField({ label, hint, error, value, onChange }: WidgetProps) {
  useStyles(css)
  const t = useText(productTexts)
  const items = value as readonly Item[]
  const list = useRef<HTMLOListElement>(null)

  const change = (at: number, part: Partial<Item>) =>
    onChange(items.map((item, place) => (place === at ? { ...item, ...part } : item)))
  const put = (from: number, to: number) => onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]!))
  function add() {
    onChange([...items, { name: '', code: null }])
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    const to =
      event.altKey && event.key === 'ArrowUp' ? at - 1 : event.altKey && event.key === 'ArrowDown' ? at + 1 : -1
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
    else if (to >= 0 && to < items.length) put(at, to)
    else return
    event.preventDefault()
  }
  function onPaste(event: ClipboardEvent, at: number) {
    const rows = readItems(event.clipboardData.getData('text'))
    if (!rows || rows.length < 2) return
    event.preventDefault()
    onChange(items.toSpliced(at, 1, ...rows))
  }
  return (
    <Field group label={label} hint={hint ?? t('items.paste')} error={error}>
      {() => (
        <div className="items-field">
          <ol ref={list}>
            {items.map((item, at) => (
              <li key={at} onKeyDown={(event) => onKeyDown(event, at)} onPaste={(event) => onPaste(event, at)}>
                <TextField
                  name="items"
                  aria-label={t('items.name', { place: at + 1 })}
                  maxLength={60}
                  value={item.name}
                  onChange={(name) => change(at, { name })}
                />
                <TextField
                  aria-label={t('items.code', { place: at + 1 })}
                  placeholder={t('field.code')}
                  maxLength={20}
                  value={item.code ?? ''}
                  onChange={(code) => change(at, { code: code || null })}
                />
                <IconButton icon={ArrowUp} size={24} label="↑" disabled={at === 0} onClick={() => put(at, at - 1)} />
                <IconButton
                  icon={ArrowDown}
                  size={24}
                  label="↓"
                  disabled={at === items.length - 1}
                  onClick={() => put(at, at + 1)}
                />
                <IconButton
                  icon={X}
                  size={24}
                  label={t('items.remove', { name: item.name })}
                  onClick={() => onChange(items.toSpliced(at, 1))}
                />
              </li>
            ))}
          </ol>
          <Button icon={Plus} type="plain" size={24} onClick={add}>
            {t('items.add')}
          </Button>
        </div>
      )}
    </Field>
  )
}

/** A pasted column of names, with codes in a second one; or names with a comma between. */
export function readItems(text: string): Item[] | null {
  const lines = text.split(/\r?\n|[,、]/).map((line) => line.split('\t'))
  const items = lines
    .map(([name = '', code = '']) => ({ name: name.trim(), code: code.trim() || null }))
    .filter(({ name }) => name)
  return items.length ? items : null
}
