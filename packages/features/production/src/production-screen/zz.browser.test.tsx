import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { page } from 'vitest/browser'
import { it, expect } from 'vitest'
import * as stories from './production-rooms.story.tsx'
it('pictures', async () => {
  setLocale('ja')
  for (const [w, h] of [[1280, 1700], [390, 3200]] as const) {
    await page.viewport(w, h)
    draw(<stories.Opened />)
    await expect.element(page.getByText('洗い加工')).toBeInTheDocument()
    await new Promise((r) => setTimeout(r, 800))
    await page.screenshot({ path: `./zz-item-${w}.png` })
    erase()
    draw(<stories.Productions />)
    await new Promise((r) => setTimeout(r, 1000))
    await page.screenshot({ path: `./zz-list-${w}.png` })
    erase()
  }
})
