import { setLocale } from '@tsumugi/i18n'
import { readTyped } from '@tsumugi/ui'
import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Ordered, WithTheOrderBefore } from './order-matrix.story.tsx'
import { MatrixScene } from './matrix-scene.fixture.tsx'

let root: Root
let place: HTMLElement
beforeEach(() => {
  setLocale('ja')
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const draw = async (scene: React.ReactNode) => {
  root.render(<Suspense>{scene}</Suspense>)
  await expect.element(page.getByRole('table')).toBeVisible()
}
const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
const total = () => place.querySelector('tfoot .sum')!.textContent

it('domain §1 M*: sums of rows, columns and all as one types; = is worked out when the cell is left', async () => {
  await draw(<MatrixScene />)
  await cell('白 S').click()
  await userEvent.keyboard('12{ArrowRight}=12*3{Enter}')
  expect(total()).toBe('48')
  await expect.element(cell('白 M')).toHaveValue('36')
  expect([...place.querySelectorAll('tfoot td')].map((each) => each.textContent)).toEqual(['12', '36', '0', '0', '48'])
})

it('domain §1 M*: arrows, Tab and Enter lead through the cells, over what is sold out', async () => {
  await draw(<MatrixScene />)
  await cell('紺 L').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(cell('白 L').element())
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(cell('白 XL').element())
  await userEvent.tab()
  expect(document.activeElement).toBe(cell('紺 S').element())
})

it('domain §1 M*: a table from a spreadsheet is pasted from the cell on', async () => {
  await draw(<MatrixScene />)
  await cell('白 M').click()
  const data = new DataTransfer()
  data.setData('text/plain', '4\t8\t2\r\n3\t6\r\n')
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.poll(total).toBe('23')
  await expect.element(cell('紺 L')).toHaveValue('6')
})

it('domain §1 M*: Ctrl+D and Ctrl+R repeat the cell above and the one before', async () => {
  await draw(<Ordered />)
  await cell('細縞 M').click()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(cell('細縞 M')).toHaveValue('6')
  await cell('白 XL').click()
  await userEvent.keyboard('{Control>}r{/Control}')
  await expect.element(cell('白 XL')).toHaveValue('6')
})

it('domain §1 M*: a red cell with its message; the pieces stay as they were', async () => {
  await draw(<Ordered />)
  await cell('白 S').click()
  await userEvent.keyboard('3.5{Tab}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('0以上の整数か、=12*3 のような式を入れてください。')
  await expect.element(cell('白 S')).toHaveAttribute('aria-invalid', 'true')
  expect(total()).toBe('29')
  await cell('紺 XL 残6').click()
  await userEvent.keyboard('7{Tab}')
  await cell('白 S').click()
  await userEvent.keyboard('4{Tab}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('残りは6点です。6点までにしてください。')
})

it('domain §1 M*: what cannot be ordered stays as it was typed, leads the sending to itself, and goes by mending it', async () => {
  await draw(<Ordered />)
  for (const [name, text, pieces] of [
    ['紺 XL 残6', '24', '0'],
    ['白 S', '-4', '4'],
    ['白 M', 'abc', '8'],
    ['白 L', '=12/5', '6'],
  ] as const) {
    await cell(name).fill(text)
    await userEvent.tab()
    await expect.element(cell(name)).toHaveValue(text)
    await expect.element(cell(name)).toHaveAttribute('aria-invalid', 'true')
    expect(total()).toBe('29')
    expect(readTyped(place)).toBe(false)
    await expect.poll(() => document.activeElement).toBe(cell(name).element())
    await cell(name).fill(pieces)
    await userEvent.tab()
    await expect.poll(() => place.querySelector('[role=alert]')).toBeNull()
    expect(readTyped(place)).toBe(true)
  }
  await expect.poll(total).toBe('29')
})

it('domain §1 M*: the order before stands as a ghost where it differs', async () => {
  await draw(<WithTheOrderBefore />)
  expect([...place.querySelectorAll('.ghost')].map((each) => each.textContent)).toEqual(['12'])
})
