import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import type { Placement } from '../overlays/beside.ts'
import popoverCss from '../overlays/popover.css?inline'
import { useLater } from '../overlays/use-later.ts'
import { usePopover } from '../overlays/use-overlay.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './tooltip.css?inline'

/** The pointer must rest this long, ms, so that crossing a toolbar does not light it up. */
const showDelay = 300
/** spec §9: popper hide delay, ms. */
const hideDelay = 100

export interface TooltipProps {
  /** What it says; without it the child stands alone. */
  text: string | undefined
  placement?: Placement
  /** One control. A disabled one (`aria-disabled`) says here why. */
  children: ReactNode
}

/** A short description beside a control, on hover, on focus, and on a press of a disabled control. */
export function Tooltip({ text, placement = 'above-start', children }: TooltipProps) {
  useStyles(popoverCss)
  useStyles(css)
  const [open, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const later = useLater()

  useLayoutEffect(() => {
    const control = frame.current?.firstElementChild
    anchor.current = control instanceof HTMLElement ? control : null
    if (!text || !control) return
    const other = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', other ? `${other} ${id}` : id)
    return () => {
      if (other) control.setAttribute('aria-describedby', other)
      else control.removeAttribute('aria-describedby')
    }
  }, [text, id])
  const popover = usePopover(open && Boolean(text), { anchor, placement, passive: true, onDismiss: () => setOpen(false) })

  const show = (event: PointerEvent) => event.pointerType !== 'touch' && later(() => setOpen(true), open ? 0 : showDelay)
  const hide = () => later(() => setOpen(false), hideDelay)
  return (
    <>
      <span
        ref={frame}
        className="tooltip-frame"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={(event) => event.target.matches(':focus-visible') && later(() => setOpen(true), 0)}
        onBlur={() => later(() => setOpen(false), 0)}
        onClickCapture={() => later(() => setOpen(anchor.current?.ariaDisabled === 'true'), 0)}
      >
        {children}
      </span>
      {text && (
        <div {...popover} id={id} role="tooltip" className="floating-panel tooltip" onPointerEnter={show} onPointerLeave={hide}>
          {text}
        </div>
      )}
    </>
  )
}
