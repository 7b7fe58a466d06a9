import { leave } from '@tsumugi/navigation'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenNotLoaded } from './screen-not-loaded.ts'

it.each([
  ['code did not arrive', new ScreenNotLoaded('gone'), 1],
  ['drawing failed', new Error('broken'), 0],
])(
  '§8 a screen whose %s says so; trying again loads the page anew only where code is missing',
  async (_, error, reloads) => {
    const reload = vi.spyOn(leave, 'reload').mockReturnValue()
    let failing = true
    function Screen() {
      if (failing) throw error
      return <output>drawn</output>
    }
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place, { onCaughtError: () => {} })
    root.render(
      <Suspense>
        <ScreenBoundary>
          <Screen />
        </ScreenBoundary>
      </Suspense>,
    )
    await expect.element(page.getByRole('alert'), { timeout: 10_000 }).toBeVisible()
    failing = false
    await page.getByRole('button').click()
    expect(reload).toHaveBeenCalledTimes(reloads)
    if (!reloads) await expect.element(page.getByText('drawn')).toBeVisible()
    root.unmount()
    place.remove()
    reload.mockRestore()
  },
)
