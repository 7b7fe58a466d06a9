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
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

/** Header, menu and ribbon are pieces of somebody's page, and bring no main of their own. */
const isLandmark = (name: string) => /global-header|side-menu|ribbon/.test(name)
const forWholePages = ['region', 'landmark-one-main', 'page-has-heading-one']
const isDrawn = () => document.querySelector('.overlay-host')?.previousElementSibling != null

it.each(stories)('$name has no axe violations, in light and dark, at 1280 and 390 px', async ({ name, Story }) => {
  const whole = /error-screen|default-layout/.test(name)
  document.documentElement.lang = 'ja'
  document.title = 'Tsumugi CLOUD'
  setLocale('ja')
  adoptStyles(document, pageStyles)
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    draw(
      whole || isLandmark(name) ? (
        <Story />
      ) : (
        <main>
          <Story />
        </main>
      ),
    )
    await expect.poll(() => isDrawn() || (width === 390 && /side-menu/.test(name))).toBe(true)
    await expectAccessible({ without: whole ? [] : forWholePages })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    erase()
  }
})
