import { actAs, agreedOrder, approvedOrder, callsAs, draftOrder, goods, RealScene } from '@tsumugi/documents/scene'
import { credits } from '@tsumugi/contract'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PaymentDetailsField } from './fields/payment-details-field.tsx'
import { UnitScreen } from './unit-screen.tsx'
import { UnitsScreen } from './units-screen.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 900)
}, 240_000)
afterEach(erase)

const picture = (name: string) => page.screenshot({ path: `../../../../node_modules/.cache/documents/${name}.png` })

it('domain §3.7 a draft order says what the law still wants of it, and what it comes to by rate', async () => {
  const { id } = await draftOrder([goods('120'), goods('40', { item: '焼菓子', taxCode: 'reduced', unitPrice: '648' })])
  draw(
    <main>
      <RealScene persona="brand">
        <UnitScreen params={{ id: String(id) }} query={{}} />
      </RealScene>
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: '書面の記載事項' })).toBeVisible()
  await expect.element(page.getByText('支払期日', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('row', { name: /8% ※/ })).toBeVisible()
  await picture('unit-contract')
})

it('spec §2 the lists stand by category and direction, and an unknown one says which there are', async () => {
  await agreedOrder([goods('10')])
  const list = (query: Record<string, string>) =>
    draw(
      <main>
        <RealScene persona="brand">
          <UnitsScreen params={{}} query={query} />
        </RealScene>
      </main>,
    )
  list({ category: 'contract', direction: 'issue' })
  await expect.element(page.getByRole('heading', { level: 1, name: '発注(発行)' })).toBeVisible()
  await expect.element(page.getByText('27春夏 シャツ本生産').first()).toBeVisible()
  await picture('unit-list')
  erase()
  list({ category: 'estimation', direction: 'receive' })
  await expect.element(page.getByRole('link', { name: '見積依頼(発行)' })).toBeVisible()
  erase()
  list({ category: 'parcel', direction: 'issue' })
  await expect.element(page.getByRole('link', { name: '発注(受領)' })).toBeVisible()
})

it('trade-law B2 10–12 what means other than cash need is entered in the order, and waits in its form', async () => {
  const sent: string[] = []
  function Held() {
    const [value, setValue] = useState('')
    const change = (text: string) => {
      sent.push(text)
      setValue(text)
    }
    return <PaymentDetailsField label="支払方法の詳細" value={value} onChange={change} />
  }
  draw(<Held />)
  await page.getByRole('combobox', { name: '現金以外の支払方法' }).selectOptions('一括決済方式')
  await page.getByRole('textbox', { name: '金融機関の名称' }).fill('みなと銀行')
  await page.getByRole('textbox', { name: '金融機関から受ける額または割合' }).fill('全額')
  await page.getByRole('checkbox').click()
  expect(JSON.parse(sent.at(-1)!)).toMatchObject({
    institution: 'みなと銀行',
    amountOrShare: '全額',
    costsSupplier: true,
  })
  await page.getByRole('combobox', { name: '現金以外の支払方法' }).selectOptions('電子記録債権')
  await page.getByRole('textbox', { name: '電子記録債権の額' }).fill('417600')
  expect(JSON.parse(sent.at(-1)!)).toMatchObject({ institution: '', claimAmount: '417600', costsSupplier: true })
  await page.getByRole('combobox', { name: '現金以外の支払方法' }).selectOptions('なし(振込・現金・カード)')
  expect(sent.at(-1)).toBe('null')
})

it('trade-law B2.4 from the orders one gave to their record: by supplier and day, each item, on paper', async () => {
  await agreedOrder([goods('10')])
  draw(
    <main>
      <RealScene persona="brand">
        <UnitsScreen params={{}} query={{ category: 'contract', direction: 'issue' }} />
      </RealScene>
    </main>,
  )
  await page.getByRole('button', { name: '注文の記録…' }).click()
  const dialog = page.getByRole('dialog', { name: /第7条/ })
  await dialog.getByText('27春夏 シャツ本生産').last().click()
  await expect.element(dialog.getByText('受領した物').last()).toBeVisible()
  await expect.element(dialog.getByText('記録なし').last()).toBeVisible()
  await picture('order-records')
  await dialog.getByLabelText('注文日(始)').fill('2031/01/01')
  await dialog.getByLabelText('注文日(終)').fill('2031/12/31')
  await dialog.getByRole('combobox', { name: '受注者' }).click()
  await expect.element(dialog.getByText('この期間の注文はありません。期間を広げてください。')).toBeVisible()
  await dialog.getByLabelText('注文日(終)').fill('2030/12/31')
  await dialog.getByRole('combobox', { name: '受注者' }).click()
  await expect.element(dialog.getByText(/終わりの日が始まりより前です/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'PDFで保存' })).toBeDisabled()
})

it('§3.10 a seller reads before it accepts by how much the order passes the limit; its buyer reads nothing', async () => {
  const { id, lockVersion, issuer } = await approvedOrder([goods('10')])
  const { calls } = await callsAs('brand', 'contracts')
  await calls.move({ body: { transition: 'issue', documents: [{ id, lockVersion }] } })
  const limit = async (amount: string | null) =>
    (await actAs('supplier')).api
      .of(credits)
      .setLimit({ partnerId: issuer.id!, body: { limit: { currency: 'JPY', amount } } })
  await limit('1')
  const seen = (persona: 'brand' | 'supplier') =>
    draw(
      <main>
        <RealScene persona={persona}>
          <UnitScreen params={{ id: String(id) }} query={{}} />
        </RealScene>
      </main>,
    )
  seen('supplier')
  await expect.element(page.getByText(/の与信限度 ¥1 を ¥[0-9,]+ 超えます/)).toBeVisible()
  await picture('unit-credit')
  await page.getByRole('toolbar').getByRole('button', { name: '承諾する' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/の与信限度 ¥1 を/)).toBeVisible()
  await dialog.getByRole('button', { name: '承諾する' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/の与信限度/)).not.toBeInTheDocument()
  erase()
  seen('brand')
  await expect.element(page.getByRole('heading', { name: '書面の記載事項' })).toBeVisible()
  expect(page.getByText(/与信限度/).elements()).toEqual([])
  await limit(null)
})
