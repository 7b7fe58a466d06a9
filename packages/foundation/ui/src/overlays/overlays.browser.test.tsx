import { useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { confirm } from '../confirm/confirm-requests.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu/menu-item.tsx'
import { StyleRoot } from '../styles/style-root.ts'
import { toast, toasts } from '../toast/toasts.ts'
import { deepFocus, holds } from './focus/deep-focus.ts'
import { OverlayHost } from './overlay-host.tsx'
import './deferred/later.ts'
import { overlays } from './overlays.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const press = (key: string) => userEvent.keyboard(`{${key}}`)

function Scene() {
  const [open, setOpen] = useState<'first' | 'second' | null>(null)
  const [fabric, setFabric] = useState<string>('')
  const [did, setDid] = useState('nothing')
  return (
    <div style={{ padding: 8 }}>
      <Button onClick={() => setOpen('first')}>Open</Button>
      <Menu trigger={(props) => <Button {...props}>Actions</Button>}>
        <MenuItem onSelect={() => setDid('copied')}>Copy</MenuItem>
        <MenuItem onSelect={() => setDid('cut')}>Cut</MenuItem>
        <MenuItem onSelect={() => setDid('pasted')}>Paste</MenuItem>
      </Menu>
      <output>{did}</output>
      {open && (
        <Dialog
          title="Outer"
          width={360}
          onClose={() => setOpen(null)}
          primary={{ label: 'Save', onClick: () => setOpen(null) }}
        >
          <Combobox
            label="Fabric"
            value={fabric}
            onChange={setFabric}
            options={['Cotton', 'Linen', 'Wool'].map((label) => ({ value: label.toLowerCase(), label }))}
          />
          <Button onClick={() => setOpen('second')}>Deeper</Button>
        </Dialog>
      )}
      {open === 'second' && <Dialog title="Inner" width={300} onClose={() => setOpen('first')} />}
      <OverlayHost />
    </div>
  )
}

/** Every check runs in the page and in a shadow root. */
const places = ['the page', 'a shadow root'] as const

describe.each(places)('overlays in %s', (where) => {
  let host: HTMLElement
  let outsider: HTMLButtonElement
  let root: Root

  function mount(scene: ReactNode) {
    const shadow = where === 'a shadow root' ? host.attachShadow({ mode: 'open' }) : null
    const container = document.createElement('div')
    ;(shadow ?? host).append(container)
    root = createRoot(container)
    root.render(<StyleRoot value={shadow}>{scene}</StyleRoot>)
    return button('Open').findElement()
  }
  const scope = () => host.shadowRoot ?? document
  const top = () => overlays.stack().at(-1)?.element
  const at = (x: number, y: number) => {
    const within = (root: Document | ShadowRoot): Element | null => {
      const element = root.elementFromPoint(x, y)
      return (element?.shadowRoot && within(element.shadowRoot)) ?? element
    }
    return within(document)
  }
  async function openDialog() {
    await button('Open').click()
    await expect.element(dialog('Outer')).toBeVisible()
    return top() as HTMLDialogElement
  }
  async function openMenu() {
    await button('Actions').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    return top()!
  }

  beforeEach(async () => {
    await page.viewport(1000, 700)
    host = document.createElement('div')
    outsider = document.createElement('button')
    outsider.textContent = 'Outside'
    outsider.style.cssText = 'position:fixed;inset:auto 0 0 auto'
    document.body.append(host, outsider)
    await mount(<Scene />)
  })
  afterEach(async () => {
    for (const { id } of toasts.list()) toasts.close(id)
    root.unmount()
    host.remove()
    outsider.remove()
    await wait(0)
    expect(overlays.stack()).toEqual([])
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('1 opens and closes by mouse', async () => {
    await openDialog()
    await page.getByRole('button', { name: '閉じる' }).click()
    await expect.element(dialog('Outer')).not.toBeInTheDocument()
  })

  it('2 opens by keyboard and puts the focus on the first field', async () => {
    ;((await button('Open').findElement()) as HTMLElement).focus()
    await press('Enter')
    await expect.element(dialog('Outer')).toBeVisible()
    expect(deepFocus()?.role).toBe('combobox')
  })

  it('3 keeps Tab inside the dialog', async () => {
    const open = await openDialog()
    for (let turn = 0; turn < 10; turn += 1) {
      await press('Tab')
      expect(deepFocus() === null || holds(open, deepFocus())).toBe(true)
    }
  })

  it('4 keeps Shift+Tab inside the dialog', async () => {
    const open = await openDialog()
    for (let turn = 0; turn < 10; turn += 1) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      expect(deepFocus() === null || holds(open, deepFocus())).toBe(true)
    }
  })

  it('5 closes on Escape and gives the focus back', async () => {
    await openDialog()
    await press('Escape')
    await expect.element(dialog('Outer')).not.toBeInTheDocument()
    expect(deepFocus()?.textContent).toBe('Open')
  })

  it('6 §4 Overlays: Escape closes only the topmost open overlay', async () => {
    await openDialog()
    await button('Deeper').click()
    await expect.element(dialog('Inner')).toBeVisible()
    await press('Escape')
    await expect.element(dialog('Inner')).not.toBeInTheDocument()
    await expect.element(dialog('Outer')).toBeVisible()
    expect(deepFocus()?.textContent).toBe('Deeper')
    await press('Escape')
    await expect.element(dialog('Outer')).not.toBeInTheDocument()
  })

  it('7 §4 Overlays: z-index starts at 2000 and rises by one', async () => {
    await openDialog()
    await button('Deeper').click()
    await expect.element(dialog('Inner')).toBeVisible()
    expect(overlays.stack().map((overlay) => [overlay.zIndex, overlay.element.style.zIndex])).toEqual([
      [2000, '2000'],
      [2001, '2001'],
    ])
  })

  it('8 closes on a press outside', async () => {
    const open = await openDialog()
    await userEvent.click(open, { position: { x: -8, y: 20 }, force: true })
    await expect.element(dialog('Outer')).not.toBeInTheDocument()
  })

  it('9 stays open on a press on its own padding', async () => {
    const open = await openDialog()
    await userEvent.click(open, { position: { x: 6, y: open.offsetHeight - 4 } })
    await wait(50)
    await expect.element(dialog('Outer')).toBeVisible()
  })

  it('10 stays open when a drag that began inside ends outside', async () => {
    const open = await openDialog()
    const input = open.querySelector('input')!
    const away = { x: open.getBoundingClientRect().left - 8, y: 10 }
    await userEvent.dragAndDrop(input, document.documentElement, { targetPosition: away, force: true })
    await expect.element(dialog('Outer')).toBeVisible()
  })

  it('11 picks from a menu by mouse', async () => {
    await openMenu()
    await page.getByRole('menuitem', { name: 'Cut' }).click()
    await expect.element(page.getByText('cut', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('12 picks from a menu by keyboard', async () => {
    ;((await button('Actions').findElement()) as HTMLElement).focus()
    await press('ArrowDown')
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(deepFocus()?.textContent).toBe('Copy')
    await press('ArrowDown')
    expect(deepFocus()?.textContent).toBe('Cut')
    await press('Enter')
    await expect.element(page.getByText('cut', { exact: true })).toBeVisible()
    expect(deepFocus()?.textContent).toBe('Actions')
  })

  it('13 reaches menu items by End, Home and typing', async () => {
    await openMenu()
    await press('End')
    expect(deepFocus()?.textContent).toBe('Paste')
    await press('Home')
    expect(deepFocus()?.textContent).toBe('Copy')
    await userEvent.keyboard('p')
    expect(deepFocus()?.textContent).toBe('Paste')
  })

  it('14 closes a menu on a press outside, on Escape and on its trigger', async () => {
    await openMenu()
    await userEvent.click(outsider)
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await openMenu()
    await press('Escape')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(deepFocus()?.textContent).toBe('Actions')
    await openMenu()
    await button('Actions').click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('15 works a Combobox in a Dialog by mouse', async () => {
    await openDialog()
    await page.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Linen' }).click()
    await expect.element(page.getByRole('combobox')).toHaveValue('Linen')
    await expect.element(dialog('Outer')).toBeVisible()
  })

  it('16 works a Combobox in a Dialog by keyboard; Escape closes its list alone', async () => {
    await openDialog()
    await userEvent.keyboard('wo')
    await expect.element(page.getByRole('option')).toHaveTextContent('Wool')
    const chosen = deepFocus()?.getAttribute('aria-activedescendant') ?? ''
    expect((scope() as ShadowRoot).getElementById(chosen)?.textContent).toBe('Wool')
    await press('Escape')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(dialog('Outer')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('combobox')).toHaveValue('Linen')
  })

  it('17 is neither moved nor clipped by a transformed, clipped ancestor', async () => {
    host.style.cssText = 'transform:translateX(20px);overflow:hidden;block-size:50px;inline-size:300px;contain:paint'
    const element = await openMenu()
    await Promise.all(element.getAnimations().map((animation) => animation.finished))
    const menu = element.getBoundingClientRect()
    expect(menu.bottom).toBeGreaterThan(host.getBoundingClientRect().bottom)
    expect(at(menu.left + 20, menu.bottom - 10)?.textContent).toBe('Paste')
    const trigger = (await button('Actions').findElement()).getBoundingClientRect()
    expect(Math.abs(menu.top - trigger.bottom - 4)).toBeLessThan(1)
    expect(Math.abs(menu.left - trigger.left)).toBeLessThan(1)
    await press('Escape')
    const box = (await openDialog()).getBoundingClientRect()
    expect(Math.abs(box.left + box.right - window.innerWidth)).toBeLessThan(2)
  })

  it('18 lies over a page that uses the highest z-index', async () => {
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#0003;pointer-events:none'
    document.body.append(cover)
    const menu = await openMenu()
    cover.style.pointerEvents = 'auto'
    const box = menu.getBoundingClientRect()
    expect(at(box.left + 20, box.top + 20)?.closest('[role=menu]')).toBe(menu)
    cover.remove()
  })

  it('19 leaves nothing behind it in reach, and says what it is', async () => {
    const open = await openDialog()
    outsider.focus()
    expect(deepFocus()).not.toBe(outsider)
    expect(open.ariaModal ?? 'native').toBe('native')
    expect(open.matches(':modal')).toBe(true)
    await expect.element(page.getByRole('combobox', { name: 'Fabric' })).toBeVisible()
    await expect.element(button('Save')).toBeVisible()
  })

  it('20 shows a toast in reach while a modal is open, and keeps it when the modal closes', async () => {
    const open = await openDialog()
    let undone = false
    toast({ title: 'Saved', duration: 60_000, action: { label: 'Undo', onClick: () => (undone = true) } })
    await expect.element(button('Undo')).toBeVisible()
    expect(holds(open, await button('Undo').findElement())).toBe(true)
    await press('Escape')
    await expect.element(dialog('Outer')).not.toBeInTheDocument()
    await button('Undo').click()
    expect(undone).toBe(true)
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  })

  it('21 §4 Confirm dialog: over a dialog, Escape answers false and leaves the dialog', async () => {
    await openDialog()
    const answer = confirm({ title: 'Delete it?', type: 'attention' })
    await expect.element(page.getByRole('alertdialog', { name: 'Delete it?' })).toBeVisible()
    await press('Escape')
    expect(await answer).toBe(false)
    await expect.element(dialog('Outer')).toBeVisible()
  })
})
