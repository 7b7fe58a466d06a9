import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Grid } from './budget-grid.story.tsx'

beforeEach(async () => {
  await page.viewport(1000, 700)
  await act(async () =>
    render(
      <Suspense>
        <Grid />
      </Suspense>,
    ),
  )
  await waitFor(() => expect(screen.getByRole('table', { name: '27SS' })).toBeTruthy())
})
afterEach(cleanup)

const cell = (row: number, column: number) =>
  document.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`)!
const sums = () => [...document.querySelectorAll('tfoot td')].map((each) => each.textContent)

describe('§1 M*: arrows, Enter, paste TSV, fill right and down, live totals', () => {
  it('totals follow every key, under a double rule', async () => {
    expect(sums()).toEqual(['12,000,000', '8,000,000', '0', '20,000,000'])
    await userEvent.fill(cell(0, 2), '500000')
    expect(sums()).toEqual(['12,000,000', '8,000,000', '500,000', '20,500,000'])
    expect(getComputedStyle(document.querySelector('tfoot td')!).borderBlockStartStyle).toBe('double')
  })

  it('a table of a spreadsheet is laid down from the cell', async () => {
    cell(1, 1).focus()
    const data = new DataTransfer()
    data.setData('text/plain', '1,000\t2000\n3000\tabc')
    await act(() =>
      cell(1, 1).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })),
    )
    expect([cell(1, 1), cell(1, 2), cell(2, 1), cell(2, 2)].map(({ value }) => value)).toEqual([
      '1,000',
      '2,000',
      '3,000',
      'abc',
    ])
    expect(cell(2, 2).getAttribute('aria-invalid')).toBe('true')
  })

  it('Enter and arrows go down and up, Ctrl+R fills right, Ctrl+D down, Escape takes back', async () => {
    cell(0, 0).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell(1, 0))
    await userEvent.keyboard('{ArrowUp}{Control>}r{/Control}')
    expect([cell(0, 1).value, cell(0, 2).value]).toEqual(['12,000,000', '12,000,000'])
    await userEvent.keyboard('{Control>}d{/Control}')
    expect([cell(1, 0).value, cell(2, 0).value]).toEqual(['12,000,000', '12,000,000'])
    cell(1, 0).focus()
    await userEvent.keyboard('{Escape}')
    expect(cell(1, 0).value).toBe('')
  })

  it('what is planned stands in the corner of its cell', () => {
    expect(cell(0, 0).parentElement!.querySelector('.ghost')!.textContent).toBe('13,200,000')
  })
})
