import { setLocale } from '@tsumugi/i18n'
import { OverlayHost } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mapToasts } from './map-toasts.ts'
import { useMapText } from './map-text.ts'
import type { Edit } from './moves/use-map-edits.ts'

beforeEach(() => setLocale('ja'))
afterEach(erase)

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
  told.done({ edit: first, undone: false })
  told.done({ edit: second, undone: false })
  const offers = page.getByRole('button', { name: '元に戻す' })
  await expect.poll(() => offers.elements().length).toBe(2)
  told.done({ edit: second, undone: true })
  await expect.poll(() => offers.elements().length).toBe(1)
  await expect.element(page.getByText(/シャツ2/)).not.toBeInTheDocument()
  await offers.click()
  expect(undo).toHaveBeenCalledExactlyOnceWith(first)
})
