import { act, cleanup, render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './accessible.fixture.ts'
import { controlTexts } from './messages/catalogue.ts'
import { pageStyles } from './styles/page-styles.ts'
import { adoptStyles } from './styles/style-root.ts'

const files = import.meta.glob<Record<string, ComponentType>>(
  './{button,icon,field,segments,status,notice,empty-state,error-state,skeleton,pager,file-drop,form,table,bulk-bar}/*.story.tsx',
  { eager: true },
)
const floating = import.meta.glob<Record<string, ComponentType>>(
  './{menu,dialog,confirm,drawer,toast,tooltip,inline-modal,combobox,date-field,tabs,image-preview}/*.story.tsx',
  { eager: true },
)
const stories = Object.entries({ ...files, ...floating }).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, Story]) => typeof Story === 'function')
    .map(([name, Story]) => ({ name: `${file} ${name}`, Story })),
)

beforeAll(() => controlTexts.load('ja'))
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.theme
})

it.each(stories)('$name has no axe violations, in light and dark, at 1280 and 390 px', async ({ Story, name }) => {
  document.documentElement.lang = 'ja'
  document.title = 'Tsumugi CLOUD'
  adoptStyles(document, pageStyles)
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    await act(async () => {
      render(
        <main>
          <Suspense>
            <Story />
          </Suspense>
        </main>,
      )
    })
    await expect.poll(() => document.querySelector('main')?.childElementCount).toBeGreaterThan(0)
    if (name.includes('/toast/')) await expect.poll(() => document.querySelector('.toast')).not.toBeNull()
    await expectAccessible({ without: ['page-has-heading-one'] })
    cleanup()
  }
})
