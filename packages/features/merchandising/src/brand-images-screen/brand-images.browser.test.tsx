import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BoardViewProps } from './board-view.tsx'
import { Board } from './brand-images.story.tsx'

beforeEach(() => page.viewport(1000, 760))
afterEach(cleanup)

async function draw(on: Partial<BoardViewProps> = {}) {
  await act(async () =>
    render(
      <Suspense>
        <Board {...on} />
      </Suspense>,
    ),
  )
  await waitFor(() => expect(document.querySelector('.thing')).not.toBeNull())
}
const thing = (id: number) => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)!
const grip = (id: number) => thing(id).querySelector<HTMLElement>('.grip')!
const pointer = (type: string, target: Element, x: number, y: number) =>
  act(() =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y })),
  )

it('is dragged by the pointer and told once, where it was put down', async () => {
  const onBox = vi.fn<BoardViewProps['onBox']>()
  await draw({ onBox })
  grip(2).setPointerCapture = () => undefined
  await pointer('pointerdown', grip(2), 320, 60)
  await pointer('pointermove', grip(2), 350, 100)
  await pointer('pointermove', grip(2), 400, 160)
  await pointer('pointerup', grip(2), 400, 160)
  expect(onBox).toHaveBeenCalledOnce()
  expect(onBox.mock.lastCall![1]).toEqual({ x: 380, y: 140, width: 240 })
})

it('its corner sizes it; a short touch moves nothing', async () => {
  const onBox = vi.fn<BoardViewProps['onBox']>()
  await draw({ onBox })
  grip(1).setPointerCapture = () => undefined
  await pointer('pointerdown', thing(1).querySelector('.corner')!, 250, 270)
  await pointer('pointermove', grip(1), 310, 290)
  await pointer('pointerup', grip(1), 310, 290)
  expect(onBox.mock.lastCall![1]).toEqual({ x: 40, y: 40, width: 280 })
  await pointer('pointerdown', grip(1), 100, 100)
  await pointer('pointermove', grip(1), 101, 101)
  await pointer('pointerup', grip(1), 101, 101)
  expect(onBox).toHaveBeenCalledOnce()
})

it('keys move and size it as one change, say where it is, and take it off', async () => {
  const onBox = vi.fn<BoardViewProps['onBox']>()
  await draw({ onBox })
  grip(3).focus()
  await userEvent.keyboard('[ArrowRight][ArrowRight]{Shift>}[ArrowDown]{/Shift}')
  await waitFor(() => expect(onBox).toHaveBeenCalledOnce())
  expect(onBox.mock.lastCall![1]).toEqual({ x: 316, y: 244, width: 116 })
  expect(screen.getByRole('button', { name: /若葉 #[0-9a-f]{6}.*、左から316、上から244、幅116/ })).toBeTruthy()
  grip(3).focus()
  await userEvent.keyboard('[Delete]')
  await waitFor(() => expect(thing(3)).toBeNull())
})

it('takes pictures that are dropped where they are dropped', async () => {
  const onFiles = vi.fn<BoardViewProps['onFiles']>()
  await draw({ onFiles })
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'a.png', { type: 'image/png' }))
  const { left, top } = document.querySelector('.board')!.getBoundingClientRect()
  await act(() =>
    document
      .querySelector('.board')!
      .dispatchEvent(
        new DragEvent('drop', {
          bubbles: true,
          cancelable: true,
          dataTransfer: data,
          clientX: left + 120,
          clientY: top + 90,
        }),
      ),
  )
  expect([onFiles.mock.lastCall![0][0]!.name, onFiles.mock.lastCall![1]]).toEqual(['a.png', { x: 120, y: 90 }])
})
