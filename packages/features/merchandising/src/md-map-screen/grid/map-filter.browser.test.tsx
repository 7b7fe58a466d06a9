import { act, cleanup, render } from '@testing-library/react'
import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { Suspense, useMemo } from 'react'
import { afterEach, expect, it } from 'vitest'
import { picturePace } from '../cards/picture-pace.ts'
import { MapBoard } from '../map-board.tsx'
import { sceneCards, sceneTree } from '../map-scene.fixture.tsx'
import { useMapText, type MapText } from '../map-text.ts'
import { defaultView } from '../view/map-view.ts'
import { layoutOf } from './grid-layout.ts'
import { buildModel, type MapModel } from './grid-model.ts'

afterEach(cleanup)

const periods = releasePeriods(seasonOf('27SS'), 'month')
const modelOf = (cards: ReturnType<typeof sceneCards>, before?: MapModel) =>
  buildModel({ tree: sceneTree, unit: 'month', periods, cards, budgets: [] }, before)
const sizes = { zoom: 'medium', viewportWidth: 1280, headWidth: 76, headHeight: 48 } as const
const drawn = { left: 0, top: 0, width: 4000, height: 9000 }
const [noRef, nobody, pace] = [{ current: null }, new Set<number>(), picturePace()]

/** Cells with cards that rendered: each says what its retail is once. */
let rendered = 0
function counted(text: MapText): MapText {
  const say = (...[key, values]: Parameters<MapText['t']>) => {
    if (key === 'cell.retail') rendered += 1
    return text.t(key, values)
  }
  return { ...text, t: Object.assign(say, text.t) }
}

function Board({ model }: { model: MapModel }) {
  const text = useMapText()
  const look = useMemo(
    () =>
      ({
        text: counted(text),
        zoom: 'medium',
        pace,
        openId: null,
        marked: nobody,
        lifted: nobody,
        flashed: nobody,
      }) as const,
    [text],
  )
  const counts = model.cells.map((line) => line.map(({ cards }) => cards.length))
  return (
    <MapBoard
      label="27春夏"
      {...{ model, drawn, look }}
      layout={layoutOf(counts, periods.length, sizes)}
      wallRef={noRef}
      view={defaultView}
      lift={null}
      cursor={null}
      onKeyDown={() => undefined}
      onTree={() => undefined}
    />
  )
}

it('a filter draws the cells anew whose cards it changed, and no others', async () => {
  const cards = sceneCards(400)
  const all = modelOf(cards)
  const { rerender } = await act(async () => render(<Board model={all} />, { wrapper: Suspense }))
  const filled = (model: MapModel) => model.cells.flat().filter((cell) => cell.cards.length > 0)
  await expect.poll(() => document.querySelectorAll('.md-map-cell').length).toBe(filled(all).length)
  await act(async () => undefined)

  // Half of what is released in January is filtered out: one column of seven cells.
  const late = cards.filter(({ id, releaseOn }) => !releaseOn?.startsWith('2027-01') || id % 84 < 42)
  const filtered = modelOf(late, all)
  const before = new Set(all.cells.flat())
  rendered = 0
  await act(async () => rerender(<Board model={filtered} />))
  const changed = filled(filtered).filter((cell) => !before.has(cell))
  expect(changed).toHaveLength(sceneTree.rows.length)
  expect(rendered).toBe(changed.length)
})
