import { useSyncExternalStore } from 'react'

/** Widths in px up to which a page is laid out for a phone, and from which for a tablet; settling in ms (spec §9). */
export const mobileMax = 512
export const tabletMin = 768
export const resizeSettle = 200

/** Width in px, and what it means: `phone` at 512 or less, `tablet` from 768. */
export interface Viewport {
  width: number
  phone: boolean
  tablet: boolean
}

/** Sorts a width in px (spec §9). */
export function viewportOf(width: number): Viewport {
  return { width, phone: width <= mobileMax, tablet: width >= tabletMin }
}

let current: Viewport | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function settle(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (current?.width === window.innerWidth) return
    current = viewportOf(window.innerWidth)
    for (const listener of listeners) listener()
  }, resizeSettle)
}

function subscribe(listener: () => void): () => void {
  if (!listeners.size) window.addEventListener('resize', settle)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    window.removeEventListener('resize', settle)
    clearTimeout(timer)
    current = undefined
  }
}

function snapshot(): Viewport {
  return (current ??= viewportOf(window.innerWidth))
}

/** The window's width, renewed once a resize has settled for 200 ms. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, snapshot)
}
