import { cleanup, render } from '@testing-library/react'
import { setLocale } from '@tsumugi/i18n'
import { Suspense, useState } from 'react'
import { controlTexts } from '@tsumugi/ui'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListControl } from './list-control.tsx'
import { recordTexts } from './record-texts.ts'

const choices = ['title', 'parties', 'lines', 'totals'].map((value) => ({ value, label: value.toUpperCase() }))

function Scene() {
  const [words, setWords] = useState<readonly string[]>(['title', 'parties', 'lines'])
  return (
    <Suspense>
      <ListControl label="項目" words={words} choices={choices} onChange={setWords} />
    </Suspense>
  )
}

const order = () => [...document.querySelectorAll('.record-list .word')].map((word) => word.textContent)
const grip = (name: string) => page.getByRole('button', { name: `${name} を並べ替える` })

beforeAll(() => Promise.all([recordTexts.load('ja'), controlTexts.load('ja')]))
beforeEach(async () => {
  setLocale('ja')
  await page.viewport(600, 600)
  render(<Scene />)
  await expect.element(grip('TITLE')).toBeVisible()
})
afterEach(cleanup)

it('§3.2 formats: sections are arranged by keyboard; the focus goes along', async () => {
  ;(grip('TITLE').element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['PARTIES', 'TITLE', 'LINES'])
  await expect.element(grip('TITLE')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['PARTIES', 'LINES', 'TITLE'])
  await userEvent.keyboard('{ArrowUp}{Delete}')
  expect(order()).toEqual(['PARTIES', 'TITLE'])
})

it('§3.2 formats: sections are arranged by drag', async () => {
  await userEvent.dragAndDrop(grip('TITLE'), grip('LINES'))
  expect(order()).toEqual(['PARTIES', 'LINES', 'TITLE'])
})

it('what was taken out can be added again, at the end', async () => {
  await userEvent.click(page.getByRole('button', { name: 'TITLE を外す' }))
  await userEvent.click(page.getByRole('button', { name: 'TITLE を加える' }))
  expect(order()).toEqual(['PARTIES', 'LINES', 'TITLE'])
})
