import { useEffect, useRef, type RefObject } from 'react'
import { afterPress } from './after-press.ts'

/** What a control does about text that was typed into it and is not its value yet. */
export interface TypedText {
  /** Takes the text; answers false where it cannot be read. The control then says so and keeps the text. */
  read(): boolean
  /** Lets go of text that could not be read. */
  forget(): void
  /** It holds text that it calls wrong. */
  isUnread: boolean
}

const controls = new WeakMap<Element, RefObject<TypedText>>()

/** Reads what was typed into a control as it is left. */
export const readOnLeave = (control: RefObject<HTMLElement | null>): void =>
  afterPress(() => control.current && controls.get(control.current)?.current.read())

/** Heard by the form around a control when it begins or ceases to hold text that it calls wrong. */
export const unreadEvent = 'tsumugi:unread'

/** Makes what is typed into a control known to what is about to send it. */
export function useTypedText(control: RefObject<HTMLElement | null>, typed: TypedText): void {
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  useEffect(() => {
    if (control.current) controls.set(control.current, latest)
  }, [control])
  useEffect(() => {
    control.current?.dispatchEvent(new Event(unreadEvent, { bubbles: true }))
  }, [control, typed.isUnread])
}

function within(root: Element | null): { control: HTMLElement; typed: TypedText }[] {
  return [...(root?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].flatMap((control) => {
    const typed = controls.get(control)
    return typed ? [{ control, typed: typed.current }] : []
  })
}

/**
 * Has every control inside read what was typed into it. Where one cannot, the first of them takes the focus and the
 * answer is false: nothing may be sent, for what a control calls wrong would be saved as nothing.
 */
export function readTyped(root: Element | null): boolean {
  const unread = within(root).filter(({ typed }) => !typed.read())
  // A control that redraws itself on focus cannot do so while React is still at work.
  if (unread.length > 0) queueMicrotask(() => unread[0]!.control.focus())
  return unread.length === 0
}

/** Whether a control inside holds text that it calls wrong. */
export const holdsUnread = (root: Element | null): boolean => within(root).some(({ typed }) => typed.isUnread)

/** Every control inside shows its value again. */
export function forgetTyped(root: Element | null): void {
  for (const { typed } of within(root)) typed.forget()
}
