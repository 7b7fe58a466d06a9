import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $locale } from '@tsumugi/i18n'
import { deepFocus } from '../overlays/focus/deep-focus.ts'
import { mount } from '../overlays/mount.fixture.tsx'
import { DateField } from './date-field.tsx'

let leave: () => void
afterEach(() => {
  leave()
  $locale.set('ja')
})

function Scene({ initial = '2027-02-26' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField label="Due" value={value} onChange={setValue} min="2027-01-10" max="2028-03-31" />
      <output>{`<${value}>`}</output>
    </>
  )
}
const said = (value: string) => expect.element(page.getByText(`<${value}>`)).toBeVisible()
const day = () => deepFocus()?.textContent

it('reads what is typed as an ISO day, and is emptied by hand', async () => {
  leave = await mount(<Scene />)
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveValue('2027/02/26')
  await field.fill('2027年3月5日')
  await userEvent.keyboard('{Enter}')
  await said('2027-03-05')
  await field.fill('')
  await userEvent.keyboard('{Tab}')
  await said('')
})

it('keeps what cannot be read or is out of reach, and says what to do', async () => {
  leave = await mount(<Scene />)
  const field = page.getByRole('textbox')
  await field.fill('soon')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('日付として読めません。2027/02/26 の形で入れてください。')).toBeVisible()
  await field.fill('2026/12/31')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2027/01/10より前の日は選べません。')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await said('2027-02-26')
})

it('is picked by keyboard: days, weeks, months, years', async () => {
  leave = await mount(<Scene />)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('grid', { name: '2027年2月' })).toBeVisible()
  expect(day()).toBe('26')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(day()).toBe('18')
  await userEvent.keyboard('{Home}')
  expect(day()).toBe('14')
  await userEvent.keyboard('{PageDown}{Shift>}{PageDown}{/Shift}')
  await expect.element(page.getByRole('grid', { name: '2028年3月' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await said('2028-03-14')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
})

it('is picked by mouse; days out of reach are not', async () => {
  leave = await mount(<Scene initial="2027-01-12" />)
  await page.getByRole('button', { name: 'カレンダーを開く' }).click()
  const cell = (name: string) => page.getByRole('button', { name })
  await cell('2027年1月9日土曜日').click({ force: true })
  await said('2027-01-12')
  await expect.element(cell('2027年1月9日土曜日')).toHaveAttribute('aria-disabled', 'true')
  await cell('2027年1月20日水曜日').click()
  await said('2027-01-20')
  expect(deepFocus()?.ariaLabel).toBe('カレンダーを開く')
})

it('begins its weeks on Sunday in Japanese and on Monday in Chinese', async () => {
  leave = await mount(<Scene />)
  await page.getByRole('button', { name: 'カレンダーを開く' }).click()
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('日')
  $locale.set('zh-CN')
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('一')
})
