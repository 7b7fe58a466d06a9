import { setLocale } from '@tsumugi/i18n'
import { routeNouns, routes, type RouteName } from '@tsumugi/navigation'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { NotBuiltScreen } from './not-built-screen.tsx'

const started = window.location.href
beforeEach(() => setLocale('ja'))
afterEach(() => {
  erase()
  history.replaceState(null, '', started)
})

async function show(name: RouteName, address: string) {
  history.replaceState(null, '', address)
  draw(
    <ShellScene user={demoUser()}>
      <NotBuiltScreen name={name} />
    </ShellScene>,
  )
  await expect.element(page.getByRole('link', { name: 'ホームに戻る' })).toBeVisible()
  return page.getByRole('heading').element().textContent
}

it('names the area as the menu does', async () => {
  expect(await show('suppliers', '/s/suppliers')).toBe('サプライヤーは、この版ではまだ使えません')
})

it('names the area of a screen that no link leads to, and says what is to come there', async () => {
  expect(await show('delivery', '/s/deliveries/1')).toBe('納品は、この版ではまだ使えません')
  await expect.element(page.getByText('出荷された荷物を受け取り、検品します。')).toBeVisible()
})

const names = Object.keys(routes) as RouteName[]
/** Frames of others have no name; everything else has one. */
const frames = names.filter((name) => routeNouns[name] === null)

it('has a name for every screen: by its link, or by its noun', async () => {
  const unnamed: string[] = []
  for (const [name, { path }] of Object.entries(routes) as [RouteName, { path: string }][]) {
    if (frames.includes(name)) continue
    const address = `/s${path.replace(/:\w+\??/g, '1')}`
    if ((await show(name, address))?.startsWith('この画面')) unnamed.push(name)
    erase()
  }
  expect(unnamed).toEqual([])
})
