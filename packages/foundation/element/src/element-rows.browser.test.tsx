import { $locale } from '@tsumugi/i18n'
import r2wc from '@r2wc/react-to-web-component'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { click, Counter, freshTag, ours, probe, put, settle, stock, textOf, type Factory } from './element-rows.tsx'
import { defineElement } from './define-element.tsx'
import { useHost } from './host.ts'

interface Row {
  title: string
  /** Answers true where the element does right. Throwing counts as doing wrong. */
  holds(factory: Factory): Promise<boolean>
}

let complained: MockInstance<(...words: unknown[]) => void>
const uncaught: unknown[] = []
const note = (event: ErrorEvent) => {
  event.preventDefault()
  uncaught.push(event.error)
}

beforeEach(() => {
  uncaught.length = 0
  window.addEventListener('error', note)
  complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  document.querySelectorAll('.stage').forEach((stage) => stage.remove())
  await settle()
  window.removeEventListener('error', note)
  vi.restoreAllMocks()
})

const rows: Row[] = [
  {
    title: '1 booleans: bare, ="open", ="on" and ="true" are true',
    async holds(factory) {
      const { Probe, last } = probe()
      const tag = freshTag()
      factory.define(tag, Probe, { open: 'boolean' })
      for (const written of ['open', 'open="open"', 'open="on"', 'open="true"']) {
        put(`<${tag} ${written}></${tag}>`)
        await settle()
        if (last().open !== true) return false
      }
      return true
    },
  },
  {
    title: '2 a removed attribute, an empty one and an undefined property reset the value',
    async holds(factory) {
      const { Probe, last } = probe()
      const tag = freshTag()
      factory.define(tag, Probe, { label: 'string' })
      const element = put(`<${tag} label="a"></${tag}>`)
      await settle()
      element.removeAttribute('label')
      await settle()
      const removed = last().label
      element.setAttribute('label', 'b')
      element.setAttribute('label', '')
      await settle()
      const emptied = last().label
      element.label = 'c'
      element.label = undefined
      await settle()
      return removed === undefined && emptied === '' && last().label === undefined
    },
  },
  {
    title: '3 a property set before the definition arrives',
    async holds(factory) {
      const { Probe, last } = probe()
      const tag = freshTag()
      const element = put(`<${tag}></${tag}>`)
      element.items = 'early'
      factory.define(tag, Probe, { items: 'string' })
      await settle()
      return last().items === 'early'
    },
  },
  {
    title: '4 an object is handed on as it is and never written into an attribute',
    async holds(factory) {
      const { Probe, last } = probe()
      const tag = freshTag()
      factory.define(tag, Probe, { items: 'json' })
      const element = put(`<${tag}></${tag}>`)
      const items = { day: new Date(), pick: () => 1 }
      element.items = items
      await settle()
      return last().items === items && !element.hasAttribute('items')
    },
  },
  {
    title: '5 malformed JSON becomes a tsumugi-error event, and the element still draws',
    async holds(factory) {
      const { Probe, drawn } = probe()
      const tag = freshTag()
      factory.define(tag, Probe, { items: 'json' })
      const heard = vi.fn()
      document.addEventListener('tsumugi-error', heard, { once: true })
      put(`<${tag} items="{broken"></${tag}>`)
      await settle()
      return heard.mock.calls.length === 1 && drawn() > 0 && uncaught.length === 0
    },
  },
  {
    title: '6 a function set as a property stays that function; an attribute never reaches into window',
    async holds(factory) {
      const { Probe, last } = probe()
      const tag = freshTag()
      factory.define(tag, Probe, { pick: 'function' })
      const element = put(`<${tag} pick="close"></${tag}>`)
      await settle()
      if (last().pick !== undefined) return false
      const pick = () => 1
      element.pick = pick
      await settle()
      return last().pick === pick
    },
  },
  {
    title: '7 events bubble, are composed and cancelable, keep their name, and tell whether they were prevented',
    async holds(factory) {
      let answer: unknown
      function Sender({ onPick }: { onPick?: (detail: unknown) => unknown }) {
        const host = useHost()
        const send = () => onPick?.(1) ?? host.emit('tsumugi-probe-pick', 1, { cancelable: true })
        return (
          <button type="button" onClick={() => (answer = send())}>
            pick
          </button>
        )
      }
      const tag = freshTag()
      factory.define(tag, Sender as never)
      const element = put(`<${tag}></${tag}>`)
      const stop = (event: Event) => event.preventDefault()
      document.addEventListener('tsumugi-probe-pick', stop, { once: true })
      document.addEventListener('pick', stop, { once: true })
      await settle()
      click(element)
      return answer === false
    },
  },
  {
    title: '8 an element that is never attached mounts nothing',
    async holds(factory) {
      const { Probe, drawn } = probe()
      const tag = freshTag()
      factory.define(tag, Probe, { label: 'string' })
      document.createElement(tag).setAttribute('label', 'a')
      await settle()
      return drawn() === 0
    },
  },
  {
    title: '9 state survives a move by append() and by moveBefore()',
    async holds(factory) {
      const tag = freshTag()
      factory.define(tag, Counter)
      const element = put(`<${tag}></${tag}>`)
      await settle()
      click(element)
      document.body.append(element)
      await settle()
      const stage = put('<p></p>').parentElement!
      const appended = textOf(element)
      click(element)
      stage.moveBefore(element, null)
      await settle()
      return appended === '1' && textOf(element) === '2'
    },
  },
  {
    title: '10 the React of the page may remove it while it renders',
    async holds(factory) {
      const tag = freshTag()
      factory.define(tag, Counter)
      const Tag = tag as 'div'
      const root = createRoot(put('<div></div>'))
      flushSync(() => root.render(<Tag />))
      await settle()
      flushSync(() => root.render(null))
      await settle()
      const complaint = complained.mock.calls.flat().join(' ')
      return !complaint.includes('synchronously unmount')
    },
  },
  {
    title: '11 a component that throws shows a message and can be tried again',
    async holds(factory) {
      let broken = true
      function Fragile() {
        if (broken) throw new Error('broken')
        return <i>whole</i>
      }
      const tag = freshTag()
      factory.define(tag, Fragile)
      const element = put(`<${tag}></${tag}>`)
      await settle()
      const alert = element.shadowRoot?.querySelector('[role=alert]')
      broken = false
      click(element)
      await settle()
      return Boolean(alert?.textContent) && textOf(element) === 'whole'
    },
  },
  {
    title: '12 children of the page show through a slot',
    async holds(factory) {
      const tag = freshTag()
      const Slotted = () => <slot />
      // Slots need a shadow root, which stock elements do not have unless asked.
      if (factory === stock) customElements.define(tag, r2wc(Slotted))
      else factory.define(tag, Slotted)
      const element = put(`<${tag}><b>child</b></${tag}>`)
      await settle()
      return (element.querySelector('b')?.getBoundingClientRect().width ?? 0) > 0
    },
  },
  {
    title: '13 styles reach the shadow root as constructed sheets',
    async holds(factory) {
      const tag = freshTag()
      factory.define(tag, Counter)
      const element = put(`<${tag}></${tag}>`)
      await settle()
      return element.shadowRoot!.adoptedStyleSheets.length > 0 && getComputedStyle(element).display === 'block'
    },
  },
  {
    title: '14 an error in a component is told to the page by an event, not as an uncaught error',
    async holds(factory) {
      const error = new Error('told')
      function Broken(): never {
        throw error
      }
      const tag = freshTag()
      factory.define(tag, Broken)
      const heard: unknown[] = []
      const hear = (event: Event) => heard.push((event as CustomEvent<{ error: unknown }>).detail.error)
      document.addEventListener('tsumugi-error', hear, { once: true })
      put(`<${tag}></${tag}>`)
      await settle()
      document.removeEventListener('tsumugi-error', hear)
      return heard[0] === error && uncaught.length === 0
    },
  },
  {
    title: '15 a second definition of the same major is ignored in silence',
    async holds(factory) {
      const tag = freshTag()
      const warned = vi.spyOn(console, 'warn')
      factory.define(tag, Counter)
      factory.define(tag, Counter)
      return warned.mock.calls.length === 0
    },
  },
  {
    title: '16 the room an element takes is kept between its definition and its first paint',
    async holds(factory) {
      const tag = freshTag()
      const element = put(`<${tag}><template shadowrootmode="open"><p>early</p></template></${tag}>`)
      if (factory === stock) factory.define(tag, Counter)
      else defineElement(tag, { component: Counter, reserve: { blockSize: '56px' }, version: '1.0.0' })
      return element.getBoundingClientRect().height === 56
    },
  },
  {
    title: '17 what the page shares reaches every element: its language follows the locale',
    async holds(factory) {
      const tag = freshTag()
      factory.define(tag, Counter)
      const [one, two] = [put(`<${tag}></${tag}>`), put(`<${tag}></${tag}>`)]
      $locale.set('en')
      const followed = one.lang === 'en' && two.lang === 'en'
      $locale.set('ja')
      return followed && one.lang === 'ja'
    },
  },
]

describe.each(rows)('$title', ({ holds }) => {
  const outcome = (factory: Factory) => holds(factory).catch(() => false)

  it('holds for our elements', async () => {
    expect(await holds(ours)).toBe(true)
  })

  it('fails for stock ones, or our cure is no longer needed', async () => {
    expect(await outcome(stock)).toBe(false)
  })
})
