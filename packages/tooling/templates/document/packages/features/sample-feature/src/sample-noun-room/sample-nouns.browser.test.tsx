import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { setLocale } from '@tsumugi/i18n'
import { DocumentList } from '@tsumugi/documents'
import { RealScene } from '@tsumugi/documents/scene'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleNouns } from './sample-nouns.ts'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

it('a 見本書 is begun from its list', async () => {
  draw(
    <RealScene persona="brand">
      <DocumentList definition={sampleNouns} />
    </RealScene>,
  )
  await userEvent.click(page.getByRole('button', { name: '見本書を作る' }).first())
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
