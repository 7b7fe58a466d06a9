import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const keys = Array.from({ length: 12 }, (_, place) => `state-${place}`)

const drawn = (value: string) => (
  <div style={{ inlineSize: 200, paddingBlockEnd: 5000 }}>
    <Tabs label="States" tabs={keys.map((key) => ({ key, label: key }))} value={value} onChange={() => {}} />
  </div>
)

it('of more tabs than fit, the chosen one is seen, and the page stays where it was scrolled to', () => {
  const { rerender } = render(drawn('state-0'))
  window.scrollTo({ top: 900, behavior: 'instant' })
  rerender(drawn('state-11'))
  const row = screen.getByRole('tablist').getBoundingClientRect()
  const chosen = screen.getByRole('tab', { name: 'state-11' }).getBoundingClientRect()
  expect(chosen.right).toBeLessThanOrEqual(row.right + 1)
  expect(window.scrollY).toBe(900)
})
