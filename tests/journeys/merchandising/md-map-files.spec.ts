import { sampleFiles } from '@tsumugi/dev-env/sample-files'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixture/journey.ts'
import { addProduct, stored, type AddedProduct } from '../fixture/product.ts'

test.use({ viewport: { width: 1280, height: 1200 } })

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const picture = async (name: string): Promise<Given> => ({
  name,
  mimeType: 'image/png',
  buffer: await sampleFiles.picture(),
})
const pdf = (name: string): Given => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf()) })
const namesOf = async (product: AddedProduct) => (await stored(product)).files.map(({ name }) => name)

/** Opens the product's drawer and adds the files, one after the other as they are given. */
async function addFiles(page: Page, product: AddedProduct, files: readonly Given[]) {
  await page.goto(product.own)
  await page.getByRole('button', { name: 'ファイルを加える' }).click()
  for (const [at, file] of files.entries()) {
    await page.locator('input[type=file][multiple]').setInputFiles([file])
    await expect.poll(async () => (await namesOf(product)).length).toBe(at + 1)
  }
}

async function choose(page: Page, file: string, action: string) {
  await page.getByRole('button', { name: `${file} の操作` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('files are put in order by the arrow keys, and the card keeps its picture', async ({ visit, system }) => {
  const product = await addProduct(system, '並べ替え')
  const page = await visit('brand')
  await addFiles(page, product, [await picture('一.png'), pdf('二.pdf'), await picture('三.png')])
  await page.getByRole('button', { name: /^三\.png を並べ替える/ }).press('ArrowUp')
  await expect.poll(() => namesOf(product)).toEqual(['一.png', '三.png', '二.pdf'])
  await expect(page.locator('.product-files li .one-line')).toHaveText(['一.png', '三.png', '二.pdf'])
  await page.getByRole('button', { name: /^一\.png を並べ替える/ }).press('ArrowDown')
  await expect.poll(() => namesOf(product)).toEqual(['三.png', '一.png', '二.pdf'])
  await page.reload()
  await expect(page.locator('.product-files li .one-line')).toHaveText(['三.png', '一.png', '二.pdf'])
})

test('§7 exchange: another file takes the place and the id of the old one', async ({ visit, system }) => {
  const product = await addProduct(system, '差し替え')
  const page = await visit('brand')
  await addFiles(page, product, [await picture('前.png'), pdf('仕様.pdf')])
  const [before] = (await stored(product)).files as unknown as { id: number; name: string }[]
  const chooser = page.waitForEvent('filechooser')
  await choose(page, '前.png', '別のファイルに差し替える')
  await (await chooser).setFiles([await picture('後.png')])
  await expect.poll(() => namesOf(product)).toEqual(['後.png', '仕様.pdf'])
  const [after] = (await stored(product)).files as unknown as { id: number }[]
  expect(after!.id).toBe(before!.id)
})

test('a file is deleted only after a word of warning, and the history knows', async ({ visit, system }) => {
  const product = await addProduct(system, '消す')
  const page = await visit('brand')
  await addFiles(page, product, [await picture('残す.png'), pdf('要らない.pdf')])
  await choose(page, '要らない.pdf', '消す')
  const warning = page.getByRole('alertdialog', { name: '要らない.pdf を消しますか?' })
  await warning.getByRole('button', { name: 'キャンセル' }).click()
  expect(await namesOf(product)).toHaveLength(2)
  await choose(page, '要らない.pdf', '消す')
  await warning.getByRole('button', { name: '削除' }).click()
  await expect.poll(() => namesOf(product)).toEqual(['残す.png'])
})

test('an office file opens as a preview that runs nothing', async ({ visit, system, watch }) => {
  // The scripts are those that the test itself would put into every frame.
  watch.allow(/Blocked script execution in .*office_preview/)
  const product = await addProduct(system, '表計算')
  const page = await visit('brand')
  const workbook = {
    name: '仕様.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await sampleFiles.workbook()),
  }
  await addFiles(page, product, [workbook])
  await page.getByRole('button', { name: '開く: 仕様.xlsx' }).click()
  const frame = page.frameLocator('iframe[src*="office_preview"]')
  await expect(frame.getByText('丸首シャツ')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe[src*="office_preview"]')).toHaveCount(0)
})

test('a file that is not what it says is refused with the reason, and the others stay', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/415|422/)
  const product = await addProduct(system, '偽物')
  const page = await visit('brand')
  await addFiles(page, product, [await picture('本物.png')])
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: '偽物.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
  await expect(page.getByText(/この種類のファイルは|扱えません|壊れて/).first()).toBeVisible()
  expect(await namesOf(product)).toEqual(['本物.png'])
})
