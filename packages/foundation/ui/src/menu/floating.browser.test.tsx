import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { InlineModal } from '../inline-modal/inline-modal.tsx'
import { deepFocus } from '../overlays/focus/deep-focus.ts'
import { mount } from '../overlays/mount.fixture.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { Menu } from './menu.tsx'
import { MenuItem } from './menu-item.tsx'

let leave: () => void
afterEach(() => leave())
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Ms until `done` holds, looked at every frame. */
async function timeUntil(done: () => boolean) {
  const start = performance.now()
  while (!done() && performance.now() - start < 2000) await new Promise(requestAnimationFrame)
  return performance.now() - start
}
const panel = () => document.querySelector('.inline-modal, .menu')

it('§4 an inline modal opens after 100 ms and closes after 200 ms', async () => {
  leave = await mount(
    <InlineModal on="hover" label="More" trigger={(props) => <Button {...props}>Info</Button>}>
      words
    </InlineModal>,
  )
  const trigger = (await button('Info').findElement()) as HTMLElement
  const point = (type: string) => trigger.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }))
  point('pointerover')
  expect(await timeUntil(() => panel() !== null)).toBeGreaterThanOrEqual(95)
  await expect.element(page.getByRole('dialog', { name: 'More' })).toBeVisible()
  point('pointerout')
  expect(await timeUntil(() => panel() === null)).toBeGreaterThanOrEqual(195)
})

it('§9 popper hide delay: a dropdown that opens on hover closes 100 ms after the pointer left', async () => {
  leave = await mount(
    <Menu openOnHover trigger={(props) => <Button {...props}>Help</Button>}>
      <MenuItem>Guide</MenuItem>
    </Menu>,
  )
  const trigger = (await button('Help').findElement()) as HTMLElement
  const point = (type: string) => trigger.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }))
  point('pointerover')
  await expect.element(page.getByRole('menu')).toBeVisible()
  point('pointerout')
  expect(await timeUntil(() => panel() === null)).toBeGreaterThanOrEqual(95)
})

it('a tooltip tells why a control is disabled, on focus and on a press, and goes on Escape', async () => {
  leave = await mount(
    <Dialog title="Issue" onClose={() => {}} footer={null}>
      <Tooltip text="The quantity differs.">
        <Button disabled>Issue it</Button>
      </Tooltip>
    </Dialog>,
  )
  const tooltip = page.getByRole('tooltip')
  await button('Issue it').click({ force: true })
  await expect.element(tooltip).toBeVisible()
  await expect.element(button('Issue it')).toHaveAccessibleDescription('The quantity differs.')
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})

it('a disabled menu item stays in reach and is not carried out', async () => {
  let done = false
  leave = await mount(
    <Menu trigger={(props) => <Button {...props}>Actions</Button>}>
      <MenuItem reason="Inspection has begun." onSelect={() => (done = true)}>
        Cancel order
      </MenuItem>
    </Menu>,
  )
  await button('Actions').click()
  await page.getByRole('menuitem').click({ force: true })
  expect(done).toBe(false)
  await expect.element(page.getByRole('menu')).toBeVisible()
})

it('tabs are chosen by arrows, Home and End, and go round', async () => {
  function Scene() {
    const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
    const tabs = (['a', 'b', 'c'] as const).map((key) => ({ key, label: `Tab ${key}` }))
    return (
      <Tabs label="Views" tabs={tabs} value={tab} onChange={setTab}>
        panel {tab}
      </Tabs>
    )
  }
  leave = await mount(<Scene />)
  await page.getByRole('tab', { name: 'Tab a' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tabpanel', { name: 'Tab c' })).toHaveTextContent('panel c')
  expect(deepFocus()?.textContent).toBe('Tab c')
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Tab b' })).toHaveAttribute('aria-selected', 'true')
})

it('§9 a dialog is 560 px wide unless told; busy, nothing closes it; on a phone it docks at the bottom', async () => {
  let asked = 0
  leave = await mount(<Dialog title="Issue" busy onClose={() => (asked += 1)} primary={{ label: 'Issue it' }} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const dialog = document.querySelector('dialog')!
  expect(dialog.offsetWidth).toBe(560)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog, { position: { x: -8, y: 20 }, force: true })
  expect(asked).toBe(0)
  await page.viewport(390, 700)
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished))
  const box = dialog.getBoundingClientRect()
  expect([box.left, Math.round(box.bottom), box.width]).toEqual([0, 700, 390])
})

it('a drawer is 360 px wide at the end of the window, a sheet on a phone', async () => {
  leave = await mount(
    <Drawer title="Detail" onClose={() => {}}>
      words
    </Drawer>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Detail' })).toBeVisible()
  const drawer = document.querySelector('dialog')!
  await Promise.all(drawer.getAnimations().map((animation) => animation.finished))
  const box = drawer.getBoundingClientRect()
  expect([box.width, box.right, box.height]).toEqual([360, 1000, 700])
  await page.viewport(390, 700)
  const sheet = drawer.getBoundingClientRect()
  expect([sheet.width, Math.round(sheet.bottom)]).toEqual([390, 700])
  expect(sheet.height).toBeLessThan(300)
})
