import { locales, setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { expectAccessibleSoon } from '@tsumugi/ui/accessible'
import { draw, erase } from '@tsumugi/ui/draw'
import type { ComponentType } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** Rows that stand while the next are on their way are pale, as they should be for that moment. */
const waits = '.skeleton, :is(.table, .table-cards)[aria-busy="true"]'

type Stories = Readonly<Record<string, ComponentType>>

/**
 * Draws each story in every language, at 1280 and 390 px, light and dark: nothing unnamed, pale, or wider than the window.
 * A story whose name begins with `Loading` is looked at as it waits; of the others what they are waiting for.
 */
export function storiesHold(stories: Stories): void {
  beforeEach(() => {
    document.title = 'Tsumugi CLOUD'
    adoptStyles(document, pageStyles)
  })
  afterEach(() => {
    erase()
    sessionStorage.clear()
    localStorage.clear()
    delete document.documentElement.dataset.theme
  })
  it.each(Object.entries(stories))(
    '%s: axe finds nothing and nothing scrolls sideways, in three languages, at two widths, light and dark',
    async (name, Story) => {
      for (const locale of locales) {
        setLocale(locale)
        document.documentElement.lang = locale
        for (const [width, theme] of [
          [1280, 'light'],
          [390, 'dark'],
        ] as const) {
          await page.viewport(width, 800)
          draw(
            <main>
              <Story />
            </main>,
          )
          await expect.element(page.getByRole('heading', { includeHidden: true }).first()).toBeInTheDocument()
          if (!name.startsWith('Loading')) await expect.poll(() => document.querySelector(waits)).toBeNull()
          await expectAccessibleSoon(theme)
          expect(document.documentElement.scrollWidth, `${locale} ${width}`).toBeLessThanOrEqual(width)
          erase()
        }
      }
      setLocale('ja')
    },
  )
}
