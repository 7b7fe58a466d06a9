import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirm } from '../confirm/confirm-requests.ts'
import { ImagePreview } from '../image-preview/image-preview.tsx'
import { toast, toasts } from '../toast/toasts.ts'
import { mount } from './mount.fixture.tsx'
import { OverlayHost } from './overlay-host.tsx'

let leave = () => {}
afterEach(() => {
  for (const { id } of toasts.list()) toasts.close(id)
  leave()
})
const host = async () => {
  leave = await mount(<OverlayHost />)
  await expect.poll(() => document.querySelector('.toasts')).not.toBeNull()
}
const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`)}`

it('§3 Toast: a title, and a message that is text or a list of lines', async () => {
  await host()
  toast({ title: 'Saved', message: 'Everybody sees it.', duration: 60_000 })
  await expect.element(page.getByText('Everybody sees it.')).toBeVisible()
  toast({ title: 'Not saved', message: ['Somebody was faster.', 'Your input is kept.'], duration: 60_000 })
  await expect.element(page.getByText('Somebody was faster.', { exact: true })).toBeVisible()
  const [first, second] = ['Somebody was faster.', 'Your input is kept.'].map((line) =>
    page.getByText(line, { exact: true }).element(),
  )
  expect(second!.getBoundingClientRect().top).toBeGreaterThanOrEqual(first!.getBoundingClientRect().bottom)
})

it('§3 Confirm dialog: width and center; §4 false on close', async () => {
  await host()
  const answer = confirm({ title: 'Discard?', message: 'Nothing is kept.', width: 400, center: true })
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  const dialog = document.querySelector<HTMLElement>('[role=alertdialog]')!
  expect(dialog.offsetWidth).toBe(400)
  expect(getComputedStyle(page.getByText('Nothing is kept.').element()).textAlign).toBe('center')
  await userEvent.keyboard('{Escape}')
  expect(await answer).toBe(false)
})

it('§3 Image preview: list of sources, initial index, width, height', async () => {
  const images = ['red', 'green', 'blue'].map((colour) => ({ src: dot(colour), alt: colour }))
  leave = await mount(<ImagePreview images={images} initial={2} width={400} height={300} onClose={() => {}} />)
  await expect.element(page.getByText('3 / 3', { exact: true })).toBeVisible()
  const dialog = document.querySelector('dialog')!
  expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([400, 300])
})
