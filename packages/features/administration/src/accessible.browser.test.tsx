import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { expectAccessible } from '@tsumugi/ui/accessible'
import type { ComponentType } from 'react'
import { page } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'

const files = import.meta.glob<Record<string, ComponentType>>('./*/*.story.tsx', { eager: true })
const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).map(([name, Story]) => ({ name: `${file} ${name}`, Story })),
)

afterEach(() => {
  erase()
  sessionStorage.clear()
  delete document.documentElement.dataset.theme
})

it.each(stories)(
  '$name has no axe violations and no scrolling sideways, in light and dark, at 1280 and 390 px',
  async ({ Story }) => {
    document.documentElement.lang = 'ja'
    document.title = 'Tsumugi CLOUD'
    setLocale('ja')
    adoptStyles(document, pageStyles)
    for (const width of [1280, 390]) {
      await page.viewport(width, 800)
      draw(
        <main>
          <Story />
        </main>,
      )
      await expect.element(page.getByRole('heading', { level: 1, includeHidden: true })).toBeInTheDocument()
      await expectAccessible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      erase()
    }
  },
)
