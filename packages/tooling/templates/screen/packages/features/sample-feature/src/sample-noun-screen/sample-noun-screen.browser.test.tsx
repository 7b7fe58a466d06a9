import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Empty } from './sample-noun-screen.story.tsx'

afterEach(erase)

it('says so when there is nothing yet', async () => {
  draw(<Empty />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
})
