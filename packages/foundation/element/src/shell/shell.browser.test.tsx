import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { elementClass } from '../define-element.tsx'
import { freshTag, probe, put, textOf } from '../element-rows.tsx'
import { defineShell } from './shell.ts'

const props = { counts: 'json', brandId: 'number', label: 'string' } as const
const shell = { props, reserve: { blockSize: '56px' }, version: '1.0.0' }

/** A shell whose body comes when the test says so. */
function waitingShell() {
  const tag = freshTag()
  const { Probe, last } = probe()
  let resolve: (body: new () => HTMLElement) => void = () => undefined
  const promise = new Promise<new () => HTMLElement>((settle) => (resolve = settle))
  const load = vi.fn(() => promise)
  defineShell(tag, shell, load)
  const arrive = () => resolve(elementClass({ ...shell, component: Probe } as never))
  return { tag, last, load, arrive }
}

it('holds what React gives before the body is there: objects by identity, and no attribute of them', async () => {
  const { tag, last, load, arrive } = waitingShell()
  const counts = { approvals: 5 }
  const place = put('<div></div>')
  createRoot(place).render(createElement(tag, { counts, brandId: 7, label: 'a' } as never))
  await expect.poll(() => load.mock.calls.length).toBe(1)
  const element = place.firstElementChild as HTMLElement & { counts: unknown }
  expect(element.counts).toBe(counts)
  expect(element.getAttributeNames()).toEqual([])
  arrive()
  await expect.poll(() => last().counts).toBe(counts)
  expect(last()).toMatchObject({ brandId: 7, label: 'a' })
})

it('what was said last counts, attribute or property', async () => {
  const { tag, last, arrive } = waitingShell()
  const element = put(`<${tag} label="first" brand-id="1"></${tag}>`)
  element.brandId = 2
  element.label = 'second'
  element.setAttribute('label', 'third')
  arrive()
  await expect.poll(() => last().label).toBe('third')
  expect(last().brandId).toBe(2)
})

it('keeps its room, says that it loads, and is one element with its body', async () => {
  const { tag, arrive } = waitingShell()
  const element = put(`<${tag}></${tag}>`)
  const defined = customElements.get(tag)!
  expect(element.getBoundingClientRect().height).toBe(56)
  expect(element.matches(':state(loading)')).toBe(true)
  arrive()
  await expect.poll(() => element.matches(':state(ready)')).toBe(true)
  expect(element).toBeInstanceOf(defined)
  expect(element.matches(':state(loading)')).toBe(false)
})

it.each(['open', 'closed'] as const)(
  'is found in a root that is %s, and asks only once it stands in a page',
  async (mode) => {
    const { tag, last, load, arrive } = waitingShell()
    const element = Object.assign(document.createElement(tag), { label: 'inside' })
    expect(load).not.toHaveBeenCalled()
    put('<div></div>').attachShadow({ mode }).append(element)
    expect(load).toHaveBeenCalledOnce()
    arrive()
    await expect.poll(() => last().label).toBe('inside')
  },
)

it('an element made after the body came is whole from the start', async () => {
  const { tag, arrive } = waitingShell()
  const first = put(`<${tag}></${tag}>`)
  arrive()
  await expect.poll(() => first.matches(':state(ready)')).toBe(true)
  const second = put(`<${tag} label="late"></${tag}>`)
  await expect.poll(() => textOf(second)).toContain('late')
})

it('a body that does not come is told to the page, and the retry in its place brings it', async () => {
  const tag = freshTag()
  const { Probe, last } = probe()
  const load = vi.fn(async () => elementClass({ ...shell, component: Probe } as never) as new () => HTMLElement)
  load.mockRejectedValueOnce(new TypeError('404'))
  const heard = vi.fn()
  const quiet = (event: PromiseRejectionEvent) => event.preventDefault()
  addEventListener('unhandledrejection', quiet)
  document.addEventListener('tsumugi-load-error', heard, { once: true })
  defineShell(tag, shell, load)
  const element = put(`<${tag} label="again" locale="ja"></${tag}>`)
  await expect.poll(() => element.shadowRoot?.querySelector('[role=alert]')?.textContent ?? '').toContain('再試行')
  expect(heard).toHaveBeenCalledOnce()
  element.shadowRoot!.querySelector('button')!.click()
  await expect.poll(() => last().label).toBe('again')
  removeEventListener('unhandledrejection', quiet)
})

it('where another script leads to the body, whoever gives it is heard', async () => {
  const tag = freshTag()
  const { Probe, last } = probe()
  defineShell(tag, shell, () => Promise.resolve(), true)
  put(`<${tag} label="given"></${tag}>`)
  defineShell(tag, shell, () => Promise.resolve(elementClass({ ...shell, component: Probe } as never)))
  await expect.poll(() => last().label).toBe('given')
})
