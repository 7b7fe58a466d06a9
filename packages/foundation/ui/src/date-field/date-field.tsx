import { useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { useLocale } from '@tsumugi/i18n'
import { IconButton } from '../button/button.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { readOnLeave, useTypedText } from '../field/typed-text.ts'
import { Calendar as CalendarIcon } from '../icon/icons.ts'
import { holds } from '../overlays/focus/deep-focus.ts'
import popoverCss from '../overlays/popover.css?inline'
import { usePopover } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import { useInputStyles, type ControlSize } from '../text-field/text-field.tsx'
import { today, within, type Day } from './calendar-days.ts'
import { Calendar } from './calendar.tsx'
import css from './date-field.css?inline'
import { readDate, showDay } from './read-date.ts'

const words: Words<'open' | 'format' | 'unread' | 'early' | 'late'> = {
  ja: {
    open: 'カレンダーを開く',
    format: '年/月/日',
    unread: '日付として読めません。2027/02/26 の形で入れてください。',
    early: 'より前の日は選べません。',
    late: 'より後の日は選べません。',
  },
  en: {
    open: 'Open calendar',
    format: 'yyyy/mm/dd',
    unread: 'This is not a date. Type it as 2027/02/26.',
    early: ' is the earliest day.',
    late: ' is the latest day.',
  },
  'zh-CN': {
    open: '打开日历',
    format: '年/月/日',
    unread: '无法识别日期,请按 2027/02/26 的格式输入。',
    early: '之前的日期不能选择。',
    late: '之后的日期不能选择。',
  },
}

export interface DateFieldProps extends FieldProps {
  /** ISO day, `2027-02-26`, or '' for none. */
  value: Day | ''
  onChange(value: Day | ''): void
  /** First and last ISO day that may be chosen. */
  min?: Day
  max?: Day
  /** 0 Sunday, 1 Monday; without it Monday in zh-CN, else Sunday. */
  weekStart?: 0 | 1
  disabled?: boolean
  name?: string
  size?: ControlSize
  'aria-label'?: string
}

/** A day, typed or picked. What cannot be read stays in the field and says what to do; `onChange` never sees it. */
export function DateField(props: DateFieldProps) {
  useInputStyles()
  useStyles(popoverCss)
  useStyles(css)
  const { label, must, hint, error, value, onChange, min, max, weekStart, disabled, name, size } = props
  const t = useWords(words)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<{ text: string; over: string; wrong?: string } | null>(null)
  // A value that came from elsewhere meanwhile stands over what was typed before it.
  const typed = draft?.over === value ? draft : null
  const wrong = typed?.wrong
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const popover = usePopover(open, { anchor: frame, onDismiss: () => setOpen(false) })
  const id = useId()

  useLayoutEffect(() => {
    if (open) popover.ref.current?.querySelector<HTMLElement>('.day[tabindex="0"]')?.focus()
  }, [open])

  function set(day: Day | '') {
    setDraft(null)
    if (day !== value) onChange(day)
  }
  function faultOf(day: Day | '' | null): string | undefined {
    if (day === null) return t.unread
    if (day && !within(day, min)) return showDay(min!) + t.early
    return day && !within(day, undefined, max) ? showDay(max!) + t.late : undefined
  }
  function read(): boolean {
    if (typed === null) return true
    const day = typed.text.trim() && readDate(typed.text, today())
    const fault = faultOf(day)
    if (fault === undefined) set(day as Day | '')
    else setDraft({ ...typed, wrong: fault })
    return fault === undefined
  }
  useTypedText(input, { read, forget: () => setDraft(null), isUnread: wrong !== undefined })
  function leave(event: FocusEvent) {
    if (open && !holds(event.currentTarget, event.relatedTarget) && event.relatedTarget) setOpen(false)
  }

  return (
    <Field label={label} must={must} hint={hint} error={wrong ?? error}>
      {(control) => (
        <div ref={frame} className="date-field" data-size={size} onBlur={leave}>
          <input
            {...control}
            ref={input}
            className="input"
            data-size={size}
            name={name}
            aria-label={props['aria-label']}
            autoComplete="off"
            placeholder={t.format}
            disabled={disabled}
            value={typed?.text ?? (value && showDay(value))}
            onChange={(event) => setDraft({ text: event.target.value, over: value })}
            onBlur={() => readOnLeave(input)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') read()
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setOpen(true)
            }}
          />
          <IconButton
            icon={CalendarIcon}
            size={24}
            label={t.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <div {...popover} id={id} role="dialog" aria-label={t.open} className="floating-panel calendar-panel">
              <Calendar
                {...{ value, min, max }}
                weekStart={weekStart ?? (locale === 'zh-CN' ? 1 : 0)}
                onPick={(day) => {
                  set(day)
                  setOpen(false)
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
