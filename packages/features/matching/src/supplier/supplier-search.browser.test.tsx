import { RealScene } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { SupplierSearch } from './supplier-search.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)
beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})

const patience = { timeout: 30_000 }
const show = (query: Record<string, string> = {}) =>
  draw(
    <RealScene persona="brandOwner">
      <SupplierSearch slug="" query={query} />
    </RealScene>,
  )

it('domain §3.15 a supplier is found, read whole and invited to a recruitment, once', async () => {
  show()
  await expect.element(page.getByRole('heading', { name: /江南縫製/ }), patience).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'プロフィールを見る 江南縫製(デモ)' }))
  const drawer = page.getByRole('dialog', { name: '江南縫製(デモ)' })
  await expect.element(drawer.getByText('ラインの空き(点)')).toBeVisible()
  await expect.element(drawer.getByText('創業年')).toBeVisible()
  const own = drawer.getByRole('combobox', { name: '自社の募集' })
  await expect.element(own, patience).toBeVisible()
  await userEvent.selectOptions(own, own.element().querySelectorAll('option')[1]!.value)
  await userEvent.click(drawer.getByRole('button', { name: '招待する' }))
  await expect.element(drawer.getByText('この募集に招待済みです'), patience).toBeVisible()
})

it('domain §3.15 a certificate that nobody has finds nobody, and the search is cleared again', async () => {
  show({ certificate: 'NO-SUCH-CERTIFICATE' })
  await expect.element(page.getByText('条件に合う作り手がいません'), patience).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '認証' })).toHaveValue('NO-SUCH-CERTIFICATE')
})
