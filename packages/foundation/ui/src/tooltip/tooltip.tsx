import { useEffect, useRef, type ReactNode } from 'react'
import type { Placement } from '../overlays/placement/beside.ts'
import { describeSoon } from './use-described.ts'

export interface TooltipProps {
  /** What it says; without it the child stands alone. */
  text: string | undefined
  placement?: Placement
  /** One control. A disabled one (`aria-disabled`) says here why. */
  children: ReactNode
}

/** A short description beside a control, on hover, on focus, and on a press of a disabled control. */
export function Tooltip({ text, placement, children }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const control = frame.current?.firstElementChild
    if (text && control instanceof HTMLElement) return describeSoon(control, text, placement)
  }, [text, placement])
  return (
    <span ref={frame} style={{ display: 'contents' }}>
      {children}
    </span>
  )
}
