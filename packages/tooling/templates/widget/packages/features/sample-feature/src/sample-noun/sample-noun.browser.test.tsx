import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SampleNoun } from './sample-noun.tsx'

afterEach(erase)

it('tells the page what was chosen', async () => {
  const handleChoose = vi.fn()
  draw(<SampleNoun onChoose={handleChoose} />)
  await page.getByRole('button').click()
  expect(handleChoose).toHaveBeenCalledOnce()
})
