import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { Empty } from './sample-noun-screen.story.tsx'

it('says so when there is nothing yet', async () => {
  render(<Suspense><Empty /></Suspense>)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})
