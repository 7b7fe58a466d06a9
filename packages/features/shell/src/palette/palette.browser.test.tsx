import { setLocale } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PalettePlace } from './palette-place.tsx'

beforeEach(() => setLocale('ja'))
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

async function show(user = demoUser()) {
  const go = vi.spyOn(pageNavigator, 'go').mockImplementation(() => {})
  draw(
    <ShellScene user={user}>
      <PaletteButton />
      <PalettePlace />
    </ShellScene>,
  )
  await expect.element(page.getByRole('button', { name: '画面を探す' })).toBeVisible()
  return go
}
const field = () => page.getByRole('combobox', { name: '画面の名前' })
const options = () => page.getByRole('option').all()
const names = async () => options().map((option) => option.element().querySelector('.name')!.textContent)

it('Ctrl+K opens it, typing narrows it, the arrows choose and Enter goes there', async () => {
  const go = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('支払')
  await expect.poll(names).toContain('支払条件')
  const place = (await names()).indexOf('支払条件')
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(place)}{Enter}`)
  expect(go.mock.calls.map(([address]) => address)).toEqual(['/s/payment_term_definitions'])
  await expect.element(field()).not.toBeInTheDocument()
})

it('finds a screen by its name in any language and by half of it, whatever the kana', async () => {
  await show()
  await page.getByRole('button', { name: '画面を探す' }).click()
  for (const [typed, found] of [
    ['colours', '色'],
    ['付款条件', '支払条件'],
    ['さぷらいやー', 'サプライヤー'],
    ['confirmed marks', '変更の確認'],
  ] as const) {
    await field().fill(typed)
    await expect.poll(names).toContain(found)
  }
  await field().fill('そんな画面はない')
  await expect.element(page.getByText('その名前の画面はありません')).toBeVisible()
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
})

it('screens to come stand last and say so', async () => {
  await show(demoUser({ kind: 'supplier' }))
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(async () => options().length).toBeGreaterThan(10)
  const marks = options().map((option) => option.element().textContent.includes('準備中'))
  expect(marks.indexOf(true)).toBeGreaterThan(0)
  expect(marks.slice(marks.indexOf(true))).not.toContain(false)
})
