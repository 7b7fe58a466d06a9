import { cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import { NumberField } from './number-field.tsx'

beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

let answered = ''

function Price({ start, digits }: { start: string; digits?: number }) {
  const [value, setValue] = useState(start)
  answered = value
  return (
    <Suspense>
      <NumberField label="単価" unit="円 / 点" value={value} onChange={setValue} digits={digits} />
    </Suspense>
  )
}

it('shows a decimal string grouped at rest, plain while typed, and answers a decimal string', async () => {
  render(<Price start="3850" />)
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: '単価' })
  expect(input.value).toBe('3,850')
  expect(getComputedStyle(input).textAlign).toBe('end')
  await userEvent.fill(input, '１２，０００')
  expect(answered).toBe('12000')
  await userEvent.tab()
  expect(input.value).toBe('12,000')
})

it('says what is wrong while it is typed, and keeps the last good figure', async () => {
  render(<Price start="10" digits={2} />)
  const input = await screen.findByRole<HTMLInputElement>('textbox')
  await userEvent.fill(input, '1.234')
  expect(screen.getByText('小数は 2 桁までで入れてください。')).toBeDefined()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.fill(input, '12円')
  expect(screen.getByText(/^数字で入れてください/)).toBeDefined()
  expect(answered).toBe('10')
})
