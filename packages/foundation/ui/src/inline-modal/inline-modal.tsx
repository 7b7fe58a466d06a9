import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import type { Placement } from '../overlays/placement/beside.ts'
import { deepFocus, focusables, holds } from '../overlays/focus/deep-focus.ts'
import popoverCss from '../overlays/popover.css?inline'
import type { TriggerProps } from '../overlays/trigger.ts'
import { useLater } from '../overlays/deferred/use-later.ts'
import { usePopover } from '../overlays/use-overlay.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './inline-modal.css?inline'

/** spec §4: an inline modal opens after 100 ms and closes after 200 ms. */
const openDelay = 100
const closeDelay = 200

export interface InlineModalProps {
  trigger(props: TriggerProps): ReactNode
  /** Read out as its name. */
  label: string
  placement?: Placement
  /** `hover` opens under a resting pointer as well; a press and the keyboard always do. */
  on?: 'press' | 'hover'
  /** A function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside what opened it; the page around stays in reach. */
export function InlineModal({ trigger, label, placement, on = 'press', children }: InlineModalProps) {
  useStyles(popoverCss)
  useStyles(css)
  const [open, setOpen] = useState<'hover' | 'press' | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const later = useLater()
  const close = () => setOpen(null)
  const popover = usePopover(open !== null, { anchor, placement, onDismiss: close })

  useLayoutEffect(() => {
    const panel = popover.ref.current
    if (open === 'press' && panel) (focusables(panel)[0] ?? panel).focus()
  }, [open])

  const hover = on === 'hover' && {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' && later(() => setOpen((now) => now ?? 'hover'), openDelay),
    onPointerLeave: (event: PointerEvent) =>
      event.pointerType === 'mouse' && later(() => setOpen((now) => (now === 'hover' ? null : now)), closeDelay),
  }
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open !== null,
        'aria-controls': open ? id : undefined,
        onClick: () => (open === 'press' ? later(close, closeDelay) : later(() => setOpen('press'), openDelay)),
        ...hover,
      })}
      {open && (
        <div
          {...popover}
          {...hover}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className="floating-panel inline-modal"
          // Whoever tabs on has left it; the page around is not inert.
          onBlur={(event) => {
            const to = event.relatedTarget ?? deepFocus()
            if (to && !holds(event.currentTarget, to) && to !== anchor.current) later(close, closeDelay)
          }}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </>
  )
}
