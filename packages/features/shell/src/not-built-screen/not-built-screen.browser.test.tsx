import { setLocale } from '@tsumugi/i18n'
import { routes, type RouteName } from '@tsumugi/navigation'
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

it('names the area of a screen that no link leads to', async () => {
  expect(await show('delivery', '/s/deliveries/1')).toBe('納品は、この版ではまだ使えません')
})

/** Pages of the frame, and paths of our own beside the spec's: they came with their screens. */
const drawnByOthers: readonly RouteName[] = [
  'home',
  'prepare',
  'blank',
  'globalHeaderRibbon',
  'error',
  'exhibitionAdmin',
  'exhibitionAdminItem',
  'paymentTermDefinition',
  'messageThread',
  'notices',
  'feedbacks',
  'helpLinks',
  'messages',
  'calendar',
  'extensionFieldDefinitions',
  'extensionFieldDefinition',
  'mdBudgets',
]

it('has a name for every screen: by its link, or by its area', async () => {
  const unnamed: string[] = []
  for (const [name, { path }] of Object.entries(routes) as [RouteName, { path: string }][]) {
    if (drawnByOthers.includes(name)) continue
    const address = `/s${path.replace(/:\w+\??/g, '1')}`
    if ((await show(name, address))?.startsWith('この画面')) unnamed.push(name)
    erase()
  }
  expect(unnamed).toEqual([])
})
