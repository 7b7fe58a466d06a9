import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MapFailed } from '../map-failed.fixture.tsx'
import { MapScene, sceneCards, type MapSceneProps } from '../map-scene.fixture.tsx'
import type { MapFieldProps } from './map-field.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

const query = (selector: string) => document.querySelector<HTMLElement>(selector)!
const cell = (place: string) => query(`[data-cell="${place}"]`)
const placeOf = (id: number) => query(`[data-card="${id}"]`).closest<HTMLElement>('[data-cell]')?.dataset.cell ?? 'tray'

async function draw(props: MapSceneProps = {}) {
  // What suspends for its texts is drawn only once they are there.
  await act(async () => render(<MapScene {...props} />))
  await waitFor(() => expect(query('.md-map-card')).not.toBeNull())
}

describe('§3.14 keyboard move (space, arrows, space)', () => {
  it('moves a card, keeps the focus on it and says every step', async () => {
    await draw()
    query('[data-card="1"]').focus()
    await userEvent.keyboard('[Space]')
    expect(screen.getByRole('status').textContent).toContain('持ち上げました')
    await userEvent.keyboard('[ArrowRight][ArrowDown]')
    expect(screen.getByRole('status').textContent).toBe('2月・シャツ')
    await userEvent.keyboard('[Space]')
    expect(placeOf(1)).toBe('1/1')
    await waitFor(() => expect(document.activeElement).toBe(query('[data-card="1"]')))
  })

  it('Escape leaves everything as it was', async () => {
    const onMove = vi.fn<MapFieldProps['onMove']>()
    await draw({ on: { onMove } })
    query('[data-card="1"]').focus()
    await userEvent.keyboard('[Space][ArrowRight][Escape]')
    expect(onMove).not.toHaveBeenCalled()
    expect(placeOf(1)).toBe('0/0')
  })
})

describe('§3.14 drag edits release day and category', () => {
  it('by mouse to another cell, and into the tray', async () => {
    const onMove = vi.fn<MapFieldProps['onMove']>()
    await draw({ on: { onMove } })
    await userEvent.dragAndDrop(query('[data-card="1"]'), cell('1/2'))
    await waitFor(() => expect(placeOf(1)).toBe('1/2'))
    expect(onMove.mock.calls[0]![0][0]!.place).toEqual({ releaseOn: '2027-03-12', categoryIds: [3] })
    await userEvent.dragAndDrop(query('[data-card="2"]'), query('.md-map-tray .what'))
    await waitFor(() => expect(placeOf(2)).toBe('tray'))
    expect(onMove.mock.calls[1]![0][0]!.place).toMatchObject({ releaseOn: null })
  })

  it('marked cards come along', async () => {
    await draw()
    query('[data-card="1"]').focus()
    await userEvent.keyboard('x[ArrowRight]x')
    const both = [...document.querySelectorAll<HTMLElement>('[data-marked]')].map((card) => Number(card.dataset.card))
    expect(both).toHaveLength(2)
    await userEvent.dragAndDrop(query(`[data-card="${both[0]}"]`), cell('1/3'))
    await waitFor(() => expect(both.map(placeOf)).toEqual(['1/3', '1/3']))
  })

  it('a drag opens nothing, a click does', async () => {
    const onOpen = vi.fn<MapFieldProps['onOpen']>()
    await draw({ on: { onOpen } })
    await userEvent.dragAndDrop(query('[data-card="1"]'), cell('1/2'))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(query('[data-card="3"]'))
    expect(onOpen).toHaveBeenCalledOnce()
  })
})

it('a click or Enter on an empty cell creates there, with its category and first day', async () => {
  const onCreate = vi.fn<MapFieldProps['onCreate']>()
  await draw({ cards: sceneCards(5), on: { onCreate } })
  await userEvent.click(cell('0/4'), { position: { x: 20, y: 20 } })
  expect(onCreate).toHaveBeenLastCalledWith({ releaseOn: '2027-05-01', categoryIds: [2] })
  query('[data-card="1"]').focus()
  await userEvent.keyboard('[End][Enter]')
  expect(onCreate).toHaveBeenLastCalledWith({ releaseOn: '2027-06-01', categoryIds: [2] })
})

describe('3,000 products in one season', () => {
  it('only what is in sight is drawn, wherever one scrolls', async () => {
    await draw({ cards: sceneCards(3000) })
    const wall = query('.md-map-wall')
    for (const top of [0, 4000, wall.scrollHeight]) {
      wall.scrollTop = top
      await waitFor(() => {
        const { top: start, bottom } = wall.getBoundingClientRect()
        const seen = [...wall.querySelectorAll('.md-map-card')].filter((card) => {
          const box = card.getBoundingClientRect()
          return box.bottom > start && box.top < bottom
        })
        expect(seen.length).toBeGreaterThan(10)
      })
      expect(wall.querySelectorAll('.md-map-card').length).toBeLessThan(260)
    }
  })

  it('pictures are not asked for while the wall races past, and are there once it rests', async () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    await draw({ cards: sceneCards(3000).map((card) => ({ ...card, imageUrl: `${dot}#${card.id}` })) })
    const wall = query('.md-map-wall')
    const drawn = () => [...wall.querySelectorAll('.md-map-card')]
    expect(drawn().every((card) => card.querySelector('img'))).toBe(true)
    for (let frame = 0; frame < 4; frame += 1) {
      wall.scrollTop += 1500
      await new Promise(requestAnimationFrame)
    }
    expect(drawn().length).toBeGreaterThan(10)
    expect(drawn().some((card) => card.querySelector('img'))).toBe(false)
    await waitFor(() => expect(drawn().every((card) => card.querySelector('img'))).toBe(true))
  })

  it('the product that stands open is brought into sight', async () => {
    await draw({ cards: sceneCards(3000), openId: 2996 })
    await waitFor(() => expect(query('[data-card="2996"]')).not.toBeNull())
  })
})

it('a map that could not be loaded says so with the number of the request, and tries again when asked', async () => {
  const onRetry = vi.fn<() => void>()
  await act(async () => render(<MapFailed onRetry={onRetry} />))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('3f1c5a0e-demo')
  await userEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledOnce()
})
