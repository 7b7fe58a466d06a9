import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../button/button.tsx'
import { Field, type ControlAttributes, type FieldProps } from '../field/field.tsx'
import { readOnLeave, useTypedText } from '../field/typed-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ChevronDown, X } from '../icon/icons.ts'
import popoverCss from '../overlays/popover.css?inline'
import { usePopover } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import { useInputStyles, type ControlSize } from '../text-field/text-field.tsx'
import css from './combobox.css?inline'
import { fold } from './matching.ts'
import { bringInSight, optionId, OptionList } from './option-list.tsx'
import { useOptions, type Search } from './use-options.ts'

const words: Words<'none' | 'busy' | 'failed' | 'clear' | 'list' | 'unread'> = {
  ja: {
    none: '見つかりません',
    busy: '探しています',
    failed: '探せませんでした。文字を入れ直してください。',
    clear: '選択を消す',
    list: '候補',
    unread: '候補にありません。候補から選ぶか、文字を消してください。',
  },
  en: {
    none: 'Nothing found',
    busy: 'Searching',
    failed: 'The search failed. Type again to retry.',
    clear: 'Clear',
    list: 'Choices',
    unread: 'This is not one of the choices. Choose one, or clear the text.',
  },
  'zh-CN': {
    none: '没有找到',
    busy: '正在搜索',
    failed: '搜索失败,请重新输入。',
    clear: '清除选择',
    list: '选项',
    unread: '不在选项中,请从选项中选择或清空文字。',
  },
}

export interface ComboboxOption<Value extends string = string> {
  value: Value
  label: string
  /** A word at the end of the row: a code, a kind. */
  hint?: string
  disabled?: boolean
}

export interface ComboboxProps<Value extends string> extends FieldProps {
  value: Value | ''
  onChange(value: Value | '', option: ComboboxOption<Value> | null): void
  /** All there is to choose from, up to the 99,999 of a full list (spec §7). */
  options?: readonly ComboboxOption<Value>[]
  /** Asks the server instead; aborted when typing goes on. */
  search?: Search<Value>
  /** The label of `value` where `options` do not hold it. */
  valueLabel?: string
  placeholder?: string
  /** A value can be taken away again. */
  clearable?: boolean
  disabled?: boolean
  size?: ControlSize
  /** Leads the focus of a form here; what is sent is the value, not the text. */
  name?: string
  /** Names the control where no `label` does. */
  'aria-label'?: string
}

/** The one choice that is called so, by its label or its code. */
function namedBy<Value extends string>(choices: readonly ComboboxOption<Value>[], text: string) {
  const typed = fold(text)
  const named = choices.filter(
    ({ label, hint = '', disabled }) => !disabled && [fold(label), fold(hint)].includes(typed),
  )
  return text !== '' && named.length === 1 ? named[0] : undefined
}

/** What was typed and not picked, and over which value. */
interface Typed {
  text: string
  over: string
  /** It was left so, though it is none of the choices. */
  isUnread?: true
}

/**
 * A field with a searchable list. Typing narrows, arrows move, Enter takes, Escape closes and leaves the value. What is
 * left and is none of the choices stays in the field and says what to do.
 */
export function Combobox<Value extends string>({ label, must, hint, error, ...rest }: ComboboxProps<Value>) {
  const t = useWords(words)
  const [draft, setTyped] = useState<Typed | null>(null)
  // A value that came from elsewhere meanwhile stands over what was typed before it.
  const typed = draft?.over === rest.value ? draft : null
  return (
    <Field label={label} must={must} hint={hint} error={typed?.isUnread ? t.unread : error}>
      {(control) => (
        <ComboboxControl
          {...rest}
          {...{ control, typed, setTyped }}
          fieldName={typeof label === 'string' ? label : undefined}
        />
      )}
    </Field>
  )
}

interface ControlProps<Value extends string> extends ComboboxProps<Value> {
  control: ControlAttributes
  fieldName: string | undefined
  typed: Typed | null
  setTyped(typed: Typed | null): void
}

function ComboboxControl<Value extends string>(props: ControlProps<Value>) {
  useInputStyles()
  useStyles(popoverCss)
  useStyles(css)
  const { value, onChange, options, search, placeholder, clearable = true, disabled, size, control, fieldName } = props
  const { typed, setTyped } = props
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [from, setFrom] = useState(0)
  const [shown, setShown] = useState<{ choices: unknown; open: boolean }>({ choices: null, open })
  // Of a searched list only the pick itself knows its label.
  const [picked, setPicked] = useState<ComboboxOption<Value> | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { choices, state } = useOptions({ options, search }, typed?.text ?? '', open)
  const popover = usePopover(open, {
    anchor: frame,
    // A press elsewhere leaves the field, and what stands in it is read then.
    onDismiss: (reason) => (reason === 'escape' ? close() : setOpen(false)),
  })
  const listId = `${control.id}-list`
  const label =
    value === ''
      ? ''
      : (options?.find((option) => option.value === value)?.label ??
        (picked?.value === value ? picked.label : (props.valueLabel ?? value)))

  useLayoutEffect(() => {
    if (open && frame.current)
      popover.ref.current?.style.setProperty('min-inline-size', `${frame.current.offsetWidth}px`)
  }, [open])
  if (shown.choices !== choices || shown.open !== open) {
    setShown({ choices, open })
    setActive(
      typed?.text
        ? 0
        : Math.max(
            0,
            choices.findIndex((option) => option.value === value),
          ),
    )
  }
  // Only once the panel is shown has the list a height to scroll in.
  useLayoutEffect(() => {
    if (list.current) setFrom(bringInSight(list.current, active))
  }, [active, choices, open])

  function close() {
    setOpen(false)
    setTyped(null)
  }
  function pick(option: ComboboxOption<Value>) {
    if (option.disabled) return
    setPicked(option)
    onChange(option.value, option)
    close()
  }
  function clear() {
    onChange('', null)
    close()
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (move !== undefined) {
      event.preventDefault()
      if (open) setActive(Math.max(0, Math.min(choices.length - 1, active + move)))
      else setOpen(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (typed?.text === '' && clearable) clear()
      else if (choices[active] && state === 'idle') pick(choices[active])
    }
  }
  /** Takes what was typed as the choice of that name; wiped out by hand it is meant to be empty. */
  function read(): boolean {
    const text = typed?.text.trim() ?? ''
    const named = typed && state === 'idle' ? namedBy(choices, text) : undefined
    if (named) pick(named)
    else if (typed && text === '' && clearable && value !== '') onChange('', null)
    if (typed && text !== '' && !named && text !== label) {
      setOpen(false)
      setTyped({ ...typed, isUnread: true })
      return false
    }
    close()
    return true
  }
  useTypedText(input, { read, forget: () => setTyped(null), isUnread: typed?.isUnread === true })

  const told = state === 'busy' ? t.busy : state === 'failed' ? t.failed : choices.length === 0 ? t.none : null
  return (
    <div ref={frame} className="combobox" data-size={size}>
      <input
        {...control}
        ref={input}
        name={props.name}
        role="combobox"
        className="input"
        data-size={size}
        autoComplete="off"
        spellCheck={false}
        aria-label={props['aria-label']}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && choices[active] ? optionId(listId, active) : undefined}
        value={typed?.text ?? label}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => {
          setTyped({ text: event.target.value, over: value })
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => readOnLeave(input)}
      />
      {clearable && value !== '' && !disabled ? (
        <IconButton icon={X} size={24} label={t.clear} tabIndex={-1} onClick={clear} />
      ) : (
        <Icon of={ChevronDown} size={16} className="mark" />
      )}
      {open && (
        // A press on the list must not take the focus out of the field.
        <div {...popover} className="floating-panel combobox-list" onMouseDown={(event) => event.preventDefault()}>
          <OptionList
            id={listId}
            label={fieldName ?? props['aria-label'] ?? t.list}
            {...{ choices, value, active, from, list }}
            onScroll={setFrom}
            onActive={setActive}
            onPick={pick}
          />
          <div role="status" className="told">
            {told}
          </div>
        </div>
      )}
    </div>
  )
}
