import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { setLocale } from '@tsumugi/i18n'
import { contractPages, agreedOrder, goods, RealScene } from '@tsumugi/documents/scene'
import { createRoot } from 'react-dom/client'
import { lazy, Suspense } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documentScreens } from './index.ts'

const screens = documentScreens(() => Promise.resolve(contractPages))
const List = lazy(screens.list)
const Page = lazy(screens.page)

beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

it('design §8 a room of documents is its list and its page, from one definition', async () => {
  const { id } = await agreedOrder([goods('120')])
  draw(
    <RealScene persona="brand">
      <Suspense>
        <List params={{}} query={{}} />
      </Suspense>
    </RealScene>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('27春夏 シャツ本生産').first()).toBeVisible()
  erase()
  draw(
    <RealScene persona="brand">
      <Suspense>
        <Page params={{ id: String(id) }} query={{}} />
      </Suspense>
    </RealScene>,
  )
  await expect.element(page.getByText('27春夏 シャツ本生産').first()).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: '会話' }))
  await userEvent.click(page.getByRole('button', { name: 'この書類について話す' }))
  await expect.element(page.getByRole('textbox', { name: 'メッセージ' })).toBeVisible()
})
