import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../overlays/mount.fixture.tsx'
import { Screen } from './screen.tsx'

let leave: () => void
afterEach(() => leave())

it('says its name first, leads back, and keeps its actions at the end of the row', async () => {
  leave = await mount(
    <Screen
      title="Exhibitions"
      facts={<span>12 orders</span>}
      back={{ href: '#list', label: 'All' }}
      actions={<button type="button">Add</button>}
    >
      <p>body</p>
    </Screen>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Exhibitions' })).toBeVisible()
  expect(page.getByRole('link', { name: 'All' }).element().getAttribute('href')).toBe('#list')
  const ends = (name: string) => page.getByText(name).element().getBoundingClientRect().right
  const head = page.getByRole('heading', { level: 1 }).element().parentElement!.getBoundingClientRect()
  expect(ends('Add')).toBeCloseTo(head.right, 0)
  expect(ends('12 orders')).toBeLessThan(ends('Add'))
})

it('has no row of actions where there are none', async () => {
  leave = await mount(<Screen title="Exhibitions">body</Screen>)
  expect(document.querySelector('.screen-head > .actions')).toBeNull()
})
