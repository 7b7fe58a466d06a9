import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'

// r2wc keeps these under registered symbols. They are private to it: the version is pinned exactly, and
// element-rows.browser.test.tsx notices when a new one changes them.
export const propsKey: unique symbol = Symbol.for('r2wc.props') as never
export const renderKey: unique symbol = Symbol.for('r2wc.render') as never
export const connectedKey: unique symbol = Symbol.for('r2wc.connected') as never

/** The element class r2wc makes, with what a subclass needs of its insides. */
export interface R2wcElement extends HTMLElement {
  [propsKey]: Record<string, unknown>
  [connectedKey]: boolean
  [renderKey](): void
  readonly container: ShadowRoot
  connectedCallback(): void
  disconnectedCallback(): void
}

/** What r2wc hands the component beside the properties. */
export interface ContainerProps {
  container: ShadowRoot
}

/**
 * r2wc's class for a component in a shadow root, with all of its own parsing and reflection off:
 * a property of no type is handed on by identity and never written back as an attribute.
 */
export function r2wcClass(component: ComponentType<ContainerProps>, names: readonly string[]) {
  const untyped = Object.fromEntries(names.map((name) => [name, undefined])) as Record<string, never>
  return r2wc(component, { shadow: 'open', props: untyped }) as unknown as new () => R2wcElement
}
