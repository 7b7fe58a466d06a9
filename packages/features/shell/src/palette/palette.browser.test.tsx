import { setLocale } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PalettePlace } from './palette-place.tsx'

const record = {
  noun: 'contracts',
  id: 7,
  code: 'PO2611-00042',
  name: 'シャツ本生産',
  detail: '江南縫製(デモ)',
  link: '/s/transaction_units/7',
}
const asked: string[] = []
beforeEach(() => {
  setLocale('ja')
  sessionStorage.clear()
  asked.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname !== '/api/search') return Response.json({ errors: [] }, { status: 404 })
    asked.push(searchParams.get('q')!)
    return Response.json({ data: searchParams.get('q')!.toLowerCase().startsWith('po26') ? [record] : [] })
  })
})
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
  await expect.element(page.getByRole('button', { name: '探す' })).toBeVisible()
  return go
}
const field = () => page.getByRole('combobox', { name: '画面・書類・商品・人の名前や番号' })
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

it('review D12: ⌘K opens it too, also while one types elsewhere', async () => {
  await show()
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await expect.element(field()).toHaveFocus()
  input.remove()
})

it('finds a screen by its name in any language and by half of it, whatever the kana', async () => {
  await show()
  await page.getByRole('button', { name: '探す' }).click()
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
  await expect.element(page.getByText('見つかりません')).toBeVisible()
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
})

it('§4.14 finds records beside screens; what was opened comes first the next time', async () => {
  const go = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('po2611')
  await expect.poll(names).toEqual(['PO2611-00042 シャツ本生産'])
  await expect.element(page.getByRole('option')).toHaveTextContent('発注 · 江南縫製(デモ)')
  await userEvent.keyboard('{Enter}')
  expect(go.mock.calls.map(([address]) => address)).toEqual(['/s/transaction_units/7'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(async () => (await names())[0]).toBe('PO2611-00042 シャツ本生産')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('最近 · 発注')
})

it('asks once for a word that is typed through, and never for nothing', async () => {
  await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('po2612')
  await expect.poll(() => asked).toEqual(['po2612'])
  await field().fill('  ')
  await expect.poll(async () => options().length).toBeGreaterThan(10)
  expect(asked).toEqual(['po2612'])
})

it('begins a record on its list, speaks another language and opens the help', async () => {
  const go = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('新しく作る: 色')
  await expect.poll(names).toEqual(['新しく作る: 色'])
  await userEvent.keyboard('{Enter}')
  expect(go.mock.calls.map(([address]) => address)).toEqual(['/s/master/colors?new=true'])
  await userEvent.keyboard('{Control>}k{/Control}')
  for (const typed of ['サインアウト', 'ヘルプを開く', 'English', '简体中文']) {
    await field().fill(typed)
    await expect.poll(async () => (await names()).some((name) => name?.includes(typed))).toBe(true)
  }
})
