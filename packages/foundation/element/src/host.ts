import type { ElementFailure } from './failures/failures.ts'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Where a widget stands: in our own app, on a page of the older host application, or on a partner's site. */
export const modes = ['host', 'legacy', 'partner'] as const
export type Mode = (typeof modes)[number]

export interface EmitOptions {
  cancelable?: boolean
}

/** What a component may ask of whatever it is mounted in: a custom element, or a React tree. */
export interface Host {
  readonly mode: Mode
  /**
   * Sends `tsumugi-<noun>-<verb>` (the prefix may be left out), bubbling and composed.
   * Answers false when a listener prevented it: then the default action is to be skipped.
   */
  emit(name: string, detail?: unknown, options?: EmitOptions): boolean
  /** Something failed (by what: a call, the session, an attribute), or works again: the element says so and shows it. */
  fail(key: string, failure: ElementFailure | null): void
  /** Calls the listener whenever the page asks the element to `refresh()`; answers how to stop. */
  onRefresh(listener: () => void): () => void
  /** Takes an attribute off the element: one that opened something and must not stay for others to read. */
  forget?(attribute: string): void
}

const nobody: Host = { mode: 'host', emit: () => true, fail: () => undefined, onRefresh: () => () => undefined }

export const HostContext = createContext<Host>(nobody)

/** The element around this component; in our own app, where there is none, events go unheard. */
export function useHost(): Host {
  return useContext(HostContext)
}

/** Runs the listener on `element.refresh()`. */
export function useRefresh(listener: () => void): void {
  const host = useHost()
  const refresh = useEffectEvent(listener)
  useEffect(() => host.onRefresh(() => refresh()), [host])
}

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value)
}

/** Event names carry the product's prefix once. */
export function eventName(name: string): `tsumugi-${string}` {
  return `tsumugi-${name.replace(/^tsumugi-/, '')}`
}
