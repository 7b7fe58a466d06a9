import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../overlays/mount.fixture.tsx'
import { demoImages } from './image-preview.story.tsx'
import { ImagePreview } from './image-preview.tsx'

let leave: () => void
beforeEach(async () => {
  leave = await mount(<Scene />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
afterEach(() => leave())

function Scene() {
  const [open, setOpen] = useState(true)
  return open && <ImagePreview images={demoImages} onClose={() => setOpen(false)} />
}
const stage = () => document.querySelector<HTMLElement>('.stage')!
const scale = () => Math.round(new DOMMatrix(stage().querySelector('img')!.style.transform).a * 1000) / 1000
const shows = (at: string) => expect.element(page.getByText(at, { exact: true })).toBeVisible()

/** A finger from the middle of the picture, by px. */
function stroke(x: number, y: number, pointerId = 7) {
  const box = stage().getBoundingClientRect()
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const send = (type: string, by: number) =>
    stage().dispatchEvent(
      new PointerEvent(type, { clientX: middle.x + x * by, clientY: middle.y + y * by, pointerId, bubbles: true }),
    )
  stage().setPointerCapture = () => {}
  send('pointerdown', 0)
  send('pointermove', 0.5)
  send('pointermove', 1)
  send('pointerup', 1)
}

it('§9 Image preview: 560 by 640 unless told', () => {
  const dialog = document.querySelector('dialog')!
  expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([560, 640])
})

it('§4 Image preview: left and right arrow keys turn, and it wraps at both ends', async () => {
  await shows('1 / 3')
  await userEvent.keyboard('{ArrowLeft}')
  await shows('3 / 3')
  await userEvent.keyboard('{ArrowRight}')
  await shows('1 / 3')
  await page.getByRole('button', { name: '前の画像' }).click()
  await shows('3 / 3')
  await expect.element(page.getByRole('img', { name: '茜色の T シャツ、前' }).last()).toBeVisible()
})

it('§4 Image preview: a swipe turns, a vertical swipe closes', async () => {
  stroke(-80, 4)
  await shows('2 / 3')
  stroke(80, 4)
  await shows('1 / 3')
  stroke(4, 90)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('§9 Image preview: zoom step 0.2, minimum scale 1, by buttons, keys and wheel', async () => {
  const zoomOut = page.getByRole('button', { name: '縮小' })
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: '拡大' }).click()
  await expect.poll(scale).toBe(1.2)
  await userEvent.keyboard('+')
  await expect.poll(scale).toBe(1.4)
  stage().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
  await expect.poll(scale).toBe(1.6)
  await zoomOut.click()
  await expect.poll(scale).toBe(1.4)
})

it('§4 Image preview: a zoomed picture is dragged, not swiped', async () => {
  for (let turn = 0; turn < 5; turn += 1) await userEvent.keyboard('+')
  await expect.poll(scale).toBe(2)
  stroke(-80, 0)
  await expect.poll(() => new DOMMatrix(stage().querySelector('img')!.style.transform).e).toBe(-80)
  await shows('1 / 3')
})

it('§4 Image preview: two fingers zoom, and letting go of them is no swipe', async () => {
  const box = stage().getBoundingClientRect()
  const finger = (type: string, pointerId: number, x: number) =>
    stage().dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        bubbles: true,
        clientX: box.left + box.width / 2 + x,
        clientY: box.top + box.height / 2,
      }),
    )
  stage().setPointerCapture = () => {}
  finger('pointerdown', 11, -50)
  finger('pointerdown', 12, 50)
  finger('pointermove', 12, 150)
  await expect.poll(scale).toBe(2)
  finger('pointermove', 12, 50)
  await expect.poll(scale).toBe(1)
  finger('pointerup', 12, 50)
  finger('pointerup', 11, -200)
  await shows('1 / 3')
})
