import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NearIndigo, UnderLoupe, Wall } from './market.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

const tiles = () => page.getByRole('list', { name: '素材' }).getByRole('listitem')

it.each([1280, 390])(
  'at %d px the wall shows every cloth with what it is, costs and how much is free',
  async (width) => {
    await page.viewport(width, 900)
    draw(<Wall />)
    await expect.poll(() => tiles().elements().length).toBe(12)
    await expect.element(page.getByText('綿 95% ポリウレタン 5%')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

it('by colour the nearest cloth comes first, with how far it is', async () => {
  draw(<NearIndigo />)
  await expect.element(tiles().first()).toHaveTextContent('リネンキャンバス')
  await expect.element(tiles().first()).toHaveTextContent('色差 ΔE 0')
})

it('under the loupe: colours, the dye lots of the chosen one, and price steps', async () => {
  await page.viewport(1280, 900)
  draw(<UnderLoupe />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('rowheader', { name: '300 m から' })).toBeVisible()
  const before = dialog.getByRole('list', { name: '染めロット' }).element().textContent
  await dialog.getByRole('button', { name: /07 藍/ }).click()
  await expect.poll(() => dialog.getByRole('list', { name: '染めロット' }).element().textContent).not.toBe(before)
})

it('arrow keys walk over the wall, and Enter opens the cloth one stands at', async () => {
  await page.viewport(1280, 900)
  draw(<Wall />)
  await expect.poll(() => tiles().elements().length).toBe(12)
  ;(tiles().first().getByRole('button').first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  const second = tiles().nth(1).getByRole('button').first()
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tiles().nth(11).getByRole('button').first()).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(tiles().first().getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
})

it('a cloth is kept from its tile and let go again', async () => {
  draw(<Wall />)
  // The first ones are not kept in the demo.
  const star = () =>
    tiles()
      .nth(1)
      .getByRole('button', { name: /お気に入り/ })
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(star())
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(star())
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false')
})
