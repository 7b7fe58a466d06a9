import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../overlays/mount.fixture.tsx'
import { Combobox, type ComboboxOption } from './combobox.tsx'
import type { Search } from './use-options.ts'

const field = () => page.getByRole('combobox')
const many = Array.from({ length: 99_999 }, (_, index) => ({ value: `${index}`, label: `SKU-${index}` }))
let leave: () => void
afterEach(() => leave())

interface SceneProps {
  initial?: string
  options?: readonly ComboboxOption[]
  search?: Search<string>
}

function Scene({ initial = '', ...rest }: SceneProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Combobox aria-label="SKU" value={value} onChange={setValue} {...rest} />
      <output>{value || 'none'}</output>
      <button type="button">After</button>
    </>
  )
}

it('§7 a full list of 99,999 opens at its value with few rows in the document', async () => {
  leave = await mount(<Scene options={many} initial="50000" />)
  await field().click()
  await expect.element(page.getByRole('option', { name: 'SKU-50000' })).toBeInViewport()
  const rows = page.getByRole('option').elements()
  expect(rows.length).toBeLessThan(20)
  expect(rows[0]?.ariaSetSize).toBe('99999')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field()).toHaveValue('SKU-50001')
})

it('narrows by typing; Escape leaves the value as it was', async () => {
  leave = await mount(<Scene options={many} initial="7" />)
  await field().fill('sku-4242')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('SKU-4242')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(field()).toHaveValue('SKU-7')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

it('a name typed in full is taken when it is left; what names none stays, and says what to do', async () => {
  leave = await mount(<Scene options={many} initial="7" />)
  await field().fill('sku-4242')
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveValue('SKU-4242')
  await field().fill('sku-x')
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveValue('sku-x')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('候補にありません')).toBeVisible()
  await expect.element(page.getByText('4242', { exact: true })).toBeVisible()
})

it('is emptied by hand or by its button', async () => {
  leave = await mount(<Scene options={many} initial="7" />)
  await field().fill('')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('none')).toBeVisible()
})

it('asks the server while typing, aborts what is outdated, and says when nothing is found or it failed', async () => {
  const signals: AbortSignal[] = []
  const search = vi.fn<Search<string>>(async (typed, signal) => {
    signals.push(signal)
    if (typed === 'boom') throw new Error('down')
    return typed === 'li' ? [{ value: 'linen', label: 'Linen' }] : []
  })
  leave = await mount(<Scene search={search} />)
  const input = (await field().findElement()) as HTMLInputElement
  for (const text of ['l', 'li']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await expect.element(page.getByRole('option', { name: 'Linen' })).toBeVisible()
  expect(search.mock.calls.map(([typed]) => typed)).not.toContain('l')
  await field().fill('xx')
  await expect.element(page.getByText('見つかりません')).toBeVisible()
  expect(signals[0]?.aborted).toBe(true)
  await field().fill('boom')
  await expect.element(page.getByText('探せませんでした')).toBeVisible()
  await field().fill('li')
  await page.getByRole('option', { name: 'Linen' }).click()
  await expect.element(field()).toHaveValue('Linen')
})
