import { cleanup, render } from '@testing-library/react'
import { setLocale } from '@tsumugi/i18n'
import { Combobox, controlTexts } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { searchNames } from './search-names.ts'

const names = Array.from({ length: 99_999 }, (_, at) => ({
  id: at + 1,
  name: at === 99_998 ? 'ネイビー' : `色${at}`,
  code: `C${at}`,
}))
function Picker() {
  const [value, setValue] = useState('')
  async function search(typed: string, signal: AbortSignal) {
    return (await searchNames(names, typed, signal)).map(({ id, name }) => ({ value: String(id), label: name }))
  }
  return (
    <Suspense>
      <Combobox aria-label="色" value={value} search={search} onChange={setValue} />
    </Suspense>
  )
}

beforeAll(() => controlTexts.load('ja'))
beforeEach(async () => {
  setLocale('ja')
  await page.viewport(600, 600)
  render(<Picker />)
})
afterEach(cleanup)

it('§9 a picker of 99,999: few rows stand in the page, and a further key leaves the search before it where it is', async () => {
  const field = page.getByRole('combobox', { name: '色' })
  await expect.element(field).toBeVisible()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(20)

  // A search that finds nothing goes through all pieces; the next key comes between two of them.
  const abort = new AbortController()
  const looking = searchNames(names, 'どこにもない', abort.signal)
  await new Promise((resolve) => setTimeout(resolve))
  abort.abort(new Error('typed on'))
  await expect(looking).rejects.toThrow('typed on')

  await userEvent.type(field, 'ねいびー')
  await expect.element(page.getByRole('option', { name: 'ネイビー' })).toBeVisible()
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1)
})
