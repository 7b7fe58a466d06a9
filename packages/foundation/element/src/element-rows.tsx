import r2wc from '@r2wc/react-to-web-component'
import { useId, useState, type ComponentType } from 'react'
import { defineElement } from './define-element.tsx'
import type { PropKind } from './attributes/attributes.ts'
import type { Tag } from './options.ts'

/** One way of making an element out of a component: ours, and the library's as it comes. */
export interface Factory {
  name: 'stock' | 'ours'
  define(tag: Tag, component: ComponentType<Drawn>, props?: Record<string, PropKind | 'function'>): void
}

/** What a probe component draws with: whatever the page gave the element. */
export type Drawn = Record<string, unknown>

export const stock: Factory = {
  name: 'stock',
  define(tag, component, props = {}) {
    const types = Object.fromEntries(Object.entries(props).map(([name, kind]) => [name, asStock(kind)]))
    const options = { shadow: 'open', props: types, events: ['onPick'] } as const
    customElements.define(tag, r2wc(component, options as never))
  },
}

export const ours: Factory = {
  name: 'ours',
  define(tag, component, props = {}) {
    const kinds = Object.entries(props).map(([name, kind]) => [name, kind === 'function' ? 'property' : kind] as const)
    defineElement<Drawn>(tag, { component, props: Object.fromEntries(kinds), version: '1.0.0' })
  },
}

function asStock(kind: PropKind | 'function') {
  return kind === 'property' ? 'json' : kind
}

let made = 0

/** A tag nobody has taken, as a definition cannot be taken back. */
export function freshTag(): Tag {
  made += 1
  return `tsumugi-probe-${made}`
}

/** Puts markup into the page and answers its first element. */
export function put(html: string): HTMLElement & Record<string, unknown> {
  const stage = document.createElement('div')
  stage.className = 'stage'
  stage.innerHTML = html
  document.body.append(stage)
  return stage.firstElementChild as HTMLElement & Record<string, unknown>
}

/** Lets React draw and deferred unmounts run, however busy the machine: until the page has nothing left to do. */
export async function settle(milliseconds = 40): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds))
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
}

export function textOf(element: Element): string {
  return (element.shadowRoot ?? element).textContent ?? ''
}

/** A component that shows what it was given, and records it. */
export function probe() {
  const seen: Drawn[] = []
  function Probe({ container: _container, ...props }: Drawn) {
    seen.push(props)
    return <output>{JSON.stringify(props)}</output>
  }
  return { Probe, last: () => seen.at(-1) ?? {}, drawn: () => seen.length }
}

/** A component with a state of its own: lost as soon as it is mounted afresh. */
export function Counter() {
  const [count, setCount] = useState(0)
  const id = useId()
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

export function click(element: Element): void {
  element.shadowRoot?.querySelector('button')?.click()
}
