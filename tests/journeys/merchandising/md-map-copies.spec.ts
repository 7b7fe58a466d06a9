import { expect, test } from '../fixture/journey.ts'
import { addProduct, stored } from '../fixture/product.ts'

test.use({ viewport: { width: 1280, height: 1900 } })

interface Card {
  readonly id: number
  readonly name: string
}

test('a product is copied from its drawer: the copy stands beside it with what was planned', async ({
  visit,
  system,
}) => {
  const product = await addProduct(system, '写し')
  const page = await visit('brand')
  await page.goto(product.own)
  await page.getByRole('button', { name: 'その他の操作' }).click()
  await page.getByRole('menuitem', { name: '複製' }).click()
  await expect(page.getByText('写し(複製) を追加しました')).toBeVisible()
  await expect(page.locator('.md-map-card', { hasText: '写し(複製)' })).toBeVisible()
  const map = await product.caller.call('GET', '/api/merchandisings/maps?brand_id=1')
  const copy = map.body.data.items.find(({ name }: Card) => name === '写し(複製)')
  expect(copy.release_on).toBe((await stored(product)).release_on)
})

test('a product is kept as a template, and the next one is made from it', async ({ visit, system }) => {
  const product = await addProduct(system, '型紙')
  const { lock_version: lockVersion } = await stored(product)
  await product.caller.call('PATCH', `/api/merchandisings/${product.id}`, {
    merchandising: { plan_quantity: 321, note: '袖は七分', lock_version: lockVersion },
  })
  const page = await visit('brand')
  await page.goto(product.own)
  await page.getByRole('button', { name: 'その他の操作' }).click()
  await page.getByRole('menuitem', { name: 'ひな形として残す' }).click()
  await expect(page.getByText('型紙 をひな形に加えました')).toBeVisible()
  await page.getByRole('button', { name: '閉じる', exact: true }).first().click()
  await page.getByRole('button', { name: 'その他', exact: true }).click()
  await page.getByRole('menuitem', { name: 'ひな形から作る' }).click()
  const dialog = page.getByRole('dialog', { name: 'ひな形から追加' })
  await dialog.getByRole('combobox', { name: /ひな形/ }).fill('型紙')
  await page.getByRole('option', { name: /型紙/ }).first().click()
  // A template that arrives between a browser's selecting and typing would stand beside what is typed.
  await expect(dialog.getByLabel('メモ')).toHaveValue('袖は七分')
  await dialog.getByLabel(/^商品名|^名前/).fill('型紙の子')
  await expect(dialog.getByLabel(/^商品名|^名前/)).toHaveValue('型紙の子')
  await dialog.getByRole('button', { name: '追加する' }).click()
  await expect(page.getByText('型紙の子 を追加しました')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => {
      const { body } = await product.caller.call('GET', '/api/merchandisings/maps?brand_id=1')
      const tray = await product.caller.call('GET', '/api/merchandisings/maps/uncategorized?brand_id=1')
      const made = [...body.data.items, ...tray.body.data].find(({ name }: Card) => name === '型紙の子')
      return made && (await product.caller.call('GET', `/api/merchandisings/${made.id}`)).body.data
    })
    .toMatchObject({ plan_quantity: 321, note: '袖は七分', template: false })
})
