import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import { Pager, type PageFigures } from './pager.tsx'

beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

const second: PageFigures = {
  currentPage: 2,
  limitValue: 9,
  nextPage: 3,
  prevPage: 1,
  totalCount: 1128,
  totalPages: 126,
}

function show(pagination: PageFigures) {
  const onPage = vi.fn()
  render(
    <Suspense>
      <Pager pagination={pagination} onPage={onPage} />
    </Suspense>,
  )
  return onPage
}

it('§3 Pagination shape: shows the range, the current page, and turns to next_page and prev_page', async () => {
  const onPage = show(second)
  expect(await screen.findByText('10–18 / 1,128 件')).toBeDefined()
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2')
  screen.getByRole('button', { name: '次のページ' }).click()
  screen.getByRole('button', { name: '前のページ' }).click()
  screen.getByRole('button', { name: '126 ページ' }).click()
  expect(onPage.mock.calls.flat()).toEqual([3, 1, 126])
})

it('§3 each defaults to 0 or null: an empty list has no pages', async () => {
  show({ currentPage: 0, limitValue: 0, nextPage: null, prevPage: null, totalCount: 0, totalPages: 0 })
  expect(await screen.findByText('0 件')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
