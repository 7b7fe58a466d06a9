import {
  createContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import type { Placement } from '../overlays/placement/beside.ts'
import { deepFocus } from '../overlays/focus/deep-focus.ts'
import popoverCss from '../overlays/popover.css?inline'
import type { TriggerProps } from '../overlays/trigger.ts'
import { useLater } from '../overlays/deferred/use-later.ts'
import { usePopover } from '../overlays/use-overlay.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './menu.css?inline'
import { createTypeAhead, rove } from './roving.ts'

/** Closes the menu a choice stands in, before the choice is carried out. */
export const MenuClose = createContext<() => void>(() => {})

/** spec §9: popper hide delay, ms. */
export const hideDelay = 100

export interface MenuProps {
  /** The control that opens it: `trigger={(props) => <Button {...props}>…</Button>}`. */
  trigger(props: TriggerProps): ReactNode
  /** Names the menu when the trigger's own text does not. */
  label?: string
  placement?: Placement
  /** Opens when the pointer rests on the trigger and closes 100 ms after it has left (spec §9). */
  openOnHover?: boolean
  /** MenuItem, MenuHeading and MenuLine. */
  children: ReactNode
}

/** A dropdown of choices. Arrows, Home, End and typing move; Escape, Tab and a press outside close. */
export function Menu({ trigger, label, placement = 'below-start', openOnHover, children }: MenuProps) {
  useStyles(popoverCss)
  useStyles(css)
  const [open, setOpen] = useState<'first' | 'last' | 'menu' | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const later = useLater()
  const popover = usePopover(open !== null, { anchor, placement, onDismiss: () => setOpen(null) })
  const [typeAhead] = useState(createTypeAhead)
  const items = () => [...(popover.ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  useLayoutEffect(() => {
    const menu = popover.ref.current
    if (!label) menu?.setAttribute('aria-label', anchor.current?.textContent ?? '')
    if (open === 'menu') menu?.focus()
    else if (open)
      items()
        .at(open === 'first' ? 0 : -1)
        ?.focus()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(null)
    const current = deepFocus()
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    const target = letter
      ? typeAhead(items(), current, event.key, (item) => item.textContent ?? '', event.timeStamp)
      : rove(items(), current, event.key)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  const hover = openOnHover && {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' && later(() => setOpen((now) => now ?? 'menu'), 0),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(() => setOpen(null), hideDelay),
  }

  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open ? id : undefined,
        // A click by keyboard has no detail; then the first choice is already chosen.
        onClick: (event) => setOpen(open ? null : event.detail === 0 ? 'first' : 'menu'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        },
        ...hover,
      })}
      {open && (
        <div
          {...popover}
          {...hover}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="floating-panel menu"
          onKeyDown={onKeyDown}
        >
          <MenuClose value={() => flushSync(() => setOpen(null))}>{children}</MenuClose>
        </div>
      )}
    </>
  )
}
