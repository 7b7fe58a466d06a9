import { Component, Suspense, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { PartFailure } from '../failures/error-boundary.tsx'
import { LoadError } from './lazy-content.ts'
import { lazyPart } from './lazy-part.ts'

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    if (!this.state.error) return this.props.children
    const told = this.state.error instanceof LoadError ? 'not loaded' : String(this.state.error)
    return (
      <button type="button" onClick={() => this.setState({ error: null })}>
        {told}
      </button>
    )
  }
}

let root: Root | undefined
afterEach(() => root?.unmount())

function draw(children: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <Boundary>
      <Suspense fallback="waiting">{children}</Suspense>
    </Boundary>,
  )
  return place
}

const Greeting = ({ name }: { name: string }) => <p>Good day, {name}</p>

it('spec §8 Lazy asset load fails: the next drawing after a pause asks again, and the part is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => ({ default: Greeting }))
  load.mockRejectedValueOnce(new TypeError('404'))
  const Part = lazyPart(load)
  const place = draw(<Part name="Nuiko" />)
  await expect.poll(() => place.textContent).toBe('not loaded')
  expect(load).toHaveBeenCalledOnce()
  await expect
    .poll(() => {
      place.querySelector('button')?.click()
      return place.textContent
    })
    .toBe('Good day, Nuiko')
  expect(load).toHaveBeenCalledTimes(2)
})

it('spec §8 Lazy asset load fails: within an element it fails in its own place, tells the element, and comes once online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => ({ default: Greeting }))
  load.mockRejectedValueOnce(new TypeError('404'))
  const Part = lazyPart(load)
  const told: unknown[] = []
  const onError = (error: unknown) => {
    told.push(error)
    ;(error as LoadError).forget()
    return true
  }
  const place = draw(
    <PartFailure value={{ locale: 'en', onError }}>
      <input defaultValue="half-typed" />
      <Part name="Nuiko" />
    </PartFailure>,
  )
  await expect.poll(() => place.textContent).toContain('could not be shown')
  expect(place.querySelector('input')?.value).toBe('half-typed')
  expect(told).toEqual([expect.any(LoadError)])
  dispatchEvent(new Event('online'))
  await expect.poll(() => place.textContent).toBe('Good day, Nuiko')
})

it('is asked for once, also where it was asked for before it is drawn', async () => {
  const load = vi.fn(async () => ({ default: Greeting }))
  const Part = lazyPart(load)
  Part.preload()
  const place = draw(
    <>
      <Part name="Nuiko" />
      <Part name="Orito" />
    </>,
  )
  await expect.poll(() => place.textContent).toBe('Good day, NuikoGood day, Orito')
  expect(load).toHaveBeenCalledOnce()
})
