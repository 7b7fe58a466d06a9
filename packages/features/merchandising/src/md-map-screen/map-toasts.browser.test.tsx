import { setLocale } from '@tsumugi/i18n'
import { onPage } from '@tsumugi/registry'
import { OverlayHost, type ToastOptions } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mapToasts } from './map-toasts.ts'
import { useMapText } from './map-text.ts'
import type { Edit } from './moves/use-map-edits.ts'

beforeEach(() => setLocale('ja'))
afterEach(erase)

interface Shown {
  list(): readonly ToastOptions[]
}

const edit = (id: number): Edit => ({
  kind: 'moved',
  steps: [
    { id, before: { releaseOn: '2027-03-05', categoryIds: [2] }, after: { releaseOn: '2027-04-05', categoryIds: [2] } },
  ],
})

it('review D8: a move that was taken back by the keyboard is not offered to be taken back again, another one still is', async () => {
  const undo = vi.fn<(edit: Edit) => void>()
  let told!: ReturnType<typeof mapToasts>
  function Place() {
    const text = useMapText()
    told = mapToasts({ text, nameOf: (id) => `シャツ${id}`, placeOf: () => '4月', undo, compare: () => undefined })
    return <OverlayHost />
  }
  draw(<Place />)
  await vi.waitFor(() => expect(told).toBeDefined())
  const [first, second] = [edit(1), edit(2)]
  // Within one turn, so that none has closed by itself.
  const shown = onPage('toasts', (): Shown => expect.unreachable('Nobody shows toasts.'))
  const offered = () => shown.list().flatMap(({ title, action }) => (action ? [[title, action.label]] : []))
  told.done({ edit: first, undone: false })
  told.done({ edit: second, undone: false })
  expect(offered()).toEqual([
    ['シャツ1を4月に移しました', '元に戻す'],
    ['シャツ2を4月に移しました', '元に戻す'],
  ])
  told.done({ edit: second, undone: true })
  expect(offered()).toEqual([['シャツ1を4月に移しました', '元に戻す']])
  shown.list()[0]!.action!.onClick()
  expect(undo).toHaveBeenCalledExactlyOnceWith(first)
})
