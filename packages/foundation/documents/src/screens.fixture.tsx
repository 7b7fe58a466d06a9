import type { DocumentNoun } from '@tsumugi/domain'
import axe from 'axe-core'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { DocumentPage } from './page/document-page.tsx'
import { contractPages, deliveryPages, RealScene, type ScenePersona } from './scene.fixture.tsx'

/** What browser tests of documents begin with: the server, a Japanese page, and nothing left of the test before. */
export function prepareScreens(): void {
  // The server starts with the first question, on a database of its own.
  beforeAll(async () => {
    await fetch('/scenes/api/sessions/userinfo')
    // What is said after a screen has gone has its place, as in the product.
    createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  }, 240_000)
  beforeEach(async () => {
    speak('ja')
    document.title = 'Tsumugi CLOUD'
    adoptStyles(document, pageStyles)
    await page.viewport(1280, 900)
  })
  afterEach(() => {
    erase()
    sessionStorage.clear()
  })
}

export function speak(locale: 'ja' | 'en' | 'zh-CN'): void {
  setLocale(locale)
  document.documentElement.lang = locale
}

/** What a screen opened, by noun and id. */
export const opened: [string, number][] = []
export const open = (noun: DocumentNoun, id: number) => void opened.push([noun, id])

/** Draws a screen in somebody's name; what it opens is noted. */
export function drawAs(persona: ScenePersona, screen: ReactNode) {
  erase()
  opened.length = 0
  draw(
    <main>
      <RealScene persona={persona}>{screen}</RealScene>
    </main>,
  )
}
export const contract = (id: number) => <DocumentPage definition={contractPages} id={id} onOpen={open} />
export const delivery = (id: number) => <DocumentPage definition={deliveryPages} id={id} onOpen={open} />
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const decide = () => page.getByRole('toolbar', { name: 'この書類を進める' })
export const picture = (name: string) =>
  page.screenshot({ path: `../../../../node_modules/.cache/documents/${name}.png` })

export async function expectAccessible(width: number) {
  await page.viewport(width, 900)
  const { violations } = await axe.run(document)
  expect(violations.map(({ id, nodes }) => `${width} ${id}: ${nodes[0]!.html}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
}

/** What `work` makes the browser save. */
export async function downloadOf(work: () => Promise<unknown>): Promise<File> {
  const click = HTMLAnchorElement.prototype.click
  try {
    return await new Promise<File>((saved, failed) => {
      HTMLAnchorElement.prototype.click = function () {
        const { download, href } = this
        void fetch(href)
          .then((answer) => answer.blob())
          .then((content) => saved(new File([content], download, { type: content.type })), failed)
      }
      work().catch(failed)
    })
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
}
