import { cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import { SearchField } from './search-field.tsx'

beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

function Words() {
  const [value, setValue] = useState('')
  return (
    <Suspense>
      <input aria-label="別の欄" />
      <SearchField label="番号・件名" value={value} onChange={setValue} slash />
    </Suspense>
  )
}

it('the key / leads to it, but not out of another field; Escape empties it', async () => {
  render(<Words />)
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('/')
  expect(document.activeElement).not.toBe(search)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(search)
  expect(search.value).toBe('')
  await userEvent.keyboard('PO26')
  expect(search.value).toBe('PO26')
  await userEvent.keyboard('{Escape}')
  expect(search.value).toBe('')
})
