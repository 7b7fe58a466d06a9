import { createRef, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { handlerName } from './handler-name.ts'
import { reactWidget } from './react-widget.tsx'

vi.mock('../define-widget.ts', () => ({ defineWidget: vi.fn() }))

const settle = () => new Promise((done) => setTimeout(done, 30))

it('names handlers as React does', () => {
  expect(handlerName('tsumugi-navigate')).toBe('onNavigate')
  expect(handlerName('tsumugi-load-error')).toBe('onLoadError')
})

it('hands properties on by identity, attributes as they are, and hears events', async () => {
  const MdMap = reactWidget<Record<string, unknown>>('tsumugi-md-map')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const heard = vi.fn((event: Event) => event.preventDefault())
  const ref = createRef<HTMLElement>()
  const draw = (brandId: number) =>
    root.render(
      <StrictMode>
        <MdMap ref={ref} brandId={brandId} className="map" id="m" onProductOpen={heard} />
      </StrictMode>,
    )
  draw(1)
  await settle()
  const element = place.querySelector('tsumugi-md-map')!
  expect(ref.current).toBe(element)
  expect(element).toMatchObject({ brandId: 1, id: 'm', className: 'map' })
  expect(element.hasAttribute('brandid')).toBe(false)
  draw(2)
  await settle()
  expect(element).toMatchObject({ brandId: 2 })
  const event = new CustomEvent('tsumugi-product-open', { cancelable: true })
  expect(element.dispatchEvent(event)).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
  root.unmount()
})
