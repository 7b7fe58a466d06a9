import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import { Skeleton } from './skeleton.tsx'

beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

it('an answer within 150 ms shows no skeleton', async () => {
  render(
    <Suspense>
      <Skeleton rows={2} />
    </Suspense>,
  )
  const skeleton = await screen.findByRole('status', { name: '読み込んでいます', hidden: true })
  const appear = skeleton.getAnimations()[0]!
  appear.pause()
  appear.currentTime = 149
  expect(getComputedStyle(skeleton).visibility).toBe('hidden')
  appear.currentTime = 152
  expect(getComputedStyle(skeleton).visibility).toBe('visible')
})
