import { contract, documents } from '@tsumugi/contract'
import { actAs, contractPages, goods, RealScene } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DocumentRoom } from '../document-room.tsx'

beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

/** An issued order to somebody nobody of whom has an account. */
async function orderToStranger(): Promise<number> {
  const { api } = await actAs('supplier')
  const suppliers = api.of(contract.suppliers)
  const begun = (await suppliers.create({ body: { supplier: { name: '小さなアトリエ(デモ)' } } })).data
  const { partner } = (
    await suppliers.step({ id: begun.id, body: { step: 'activate', lockVersion: begun.lockVersion } })
  ).data
  const orders = api.of(documents.contracts.endpoints)
  const order = { partnerId: partner.id, title: '27春夏 シャツ', lines: [{ ...goods('120'), unit: 'pc' as const }] }
  const { id, lockVersion } = (await orders.create({ body: { contract: order } })).data
  await orders.move({ body: { transition: 'issue', documents: [{ id, lockVersion }] } })
  return id
}

it('trade-law B2 a document is mailed to a partner without an account, reminded of once, and its link is taken back', async () => {
  const id = await orderToStranger()
  await page.viewport(1280, 900)
  draw(
    <RealScene persona="supplier">
      <DocumentRoom definition={contractPages} id={id} />
    </RealScene>,
  )
  await userEvent.click(page.getByRole('button', { name: 'メールで送る' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '送る', exact: true }))
  await expect.element(dialog.getByText('name@company.example のように入力してください。')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: /宛先/ }), 'kiku@small-atelier.example')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'メールの言語' }), 'English')
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/letter-dialog.png' })
  await userEvent.click(dialog.getByRole('button', { name: '送る', exact: true }))
  const panel = page.getByRole('region', { name: 'メールで送る' })
  await expect.element(panel.getByText('kiku@small-atelier.example')).toBeVisible()
  await expect.element(panel.getByText('送信済み')).toBeVisible()
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/letter-panel.png' })
  await userEvent.click(panel.getByRole('button', { name: '催促する' }))
  await expect.element(panel.getByText(/に催促$/)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: '催促する' })).not.toBeInTheDocument()
  await userEvent.click(panel.getByRole('button', { name: 'リンクを無効にする' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'リンクを無効にする' }))
  await expect.element(panel.getByText('無効', { exact: true })).toBeVisible()
})
