import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { SampleNoun } from './sample-noun.tsx'

it('tells the page what was chosen', async () => {
  const handleChoose = vi.fn()
  render(<Suspense><SampleNoun onChoose={handleChoose} /></Suspense>)
  fireEvent.click(await screen.findByRole('button'))
  expect(handleChoose).toHaveBeenCalledOnce()
})
