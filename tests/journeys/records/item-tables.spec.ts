import { sampleFiles } from '@tsumugi/dev-env/sample-files'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { visitIn, ways } from '../fixture/speak.ts'

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const words = {
  ja: {
    heads: '品番,品名,ブランド,シーズン,段階,納期,色,サイズ,JAN,数量,上代（税抜）',
    phase: '量産',
    check: 'この対応で確かめる',
    mend: 'まとめて直す',
    write: '2行を反映',
    written: '2行を反映しました。',
    undo: '取り消す',
    out: '書き出す',
    save: 'ファイルに保存',
    noun: 'アイテム一覧',
  },
  en: {
    heads: 'Style no.,Name,Brand,Season,Phase,Delivery due,Colour,Size,JAN,Quantity,List price',
    phase: 'Bulk',
    check: 'Check with these columns',
    mend: 'Fix all',
    write: 'Write 2 rows',
    written: '2 rows were written.',
    undo: 'Take back',
    out: 'Export',
    save: 'Save as file',
    noun: 'Item list',
  },
} as const

for (const [language, width] of ways) {
  test(`§3.18 styles with SKUs from a table at ${width} px in ${language}: matched, mended, written, taken back`, async ({
    visit,
    system,
  }) => {
    const say = words[language]
    const page = await visitIn({ visit, system }, 'brand', [language, width])
    const caller = await system.as('brand')
    const { data } = (await caller.call('GET', '/api/productions/options')).body
    const [brand, [color], [one, two]] = [data.brands[0].name, data.colors, data.sizes]
    const styleNo = `TBL-${width}`
    // How a text was mended is remembered: each way brings one that nobody has mended yet.
    const wrongJan = width === 390 ? '4909876543210' : '4901234567890'
    await page.goto('/s/data_converters?noun=productions')
    const lines = [
      say.heads,
      `${styleNo},綿シャツ,${brand},27SS,${say.phase},2027-03-01,${color.name},${one.code},${wrongJan},20,"14,800"`,
      `${styleNo},,${brand},27SS,${say.phase},,${color.name},${two.code},4901234567900,40,`,
    ]
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '品番.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await page.getByRole('button', { name: say.check }).click()
    const mend = page.getByRole('button', { name: say.mend })
    await expect(mend).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await mend.click()
    await page.getByRole('button', { name: say.write }).click()
    await expect(page.getByText(say.written)).toBeVisible()
    const listed = async () => (await caller.call('GET', `/api/productions?q=${styleNo}`)).body.data
    const [{ phases }] = await listed()
    expect(phases).toMatchObject([{ kind: 'bulk', order_quantity: 60, delivery_due: '2027-03-01', sku_count: 2 }])

    await page.getByRole('button', { name: say.undo }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: say.undo }).click()
    await expect.poll(listed).toEqual([])

    await page.goto('/s/data_converters?view=export')
    await expect(page.getByRole('button', { name: say.save })).toBeVisible()
  })
}

test('review D12: after the good rows of a table were written nothing is left to press that writes them again', async ({
  visit,
  system,
}) => {
  const page = await visitIn({ visit, system }, 'brand', ['ja', 1280])
  const caller = await system.as('brand')
  const { brands } = (await caller.call('GET', '/api/productions/options')).body.data
  const lines = [
    '品番,品名,ブランド,シーズン,上代（税抜）',
    `HALF-1,綿シャツ,${brands[0].name},27SS,"14,800"`,
    `HALF-2,麻シャツ,${brands[0].name},27SS,いくらか`,
  ]
  await page.goto('/s/data_converters?noun=productions')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '半分.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await page.getByRole('button', { name: 'この対応で確かめる' }).click()
  const write = page.getByRole('button', { name: /行を反映$/ })
  await expect(write).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: '直せた行だけ反映' }).check()
  await write.click()
  await expect(page.getByText('1行を反映しました。')).toBeVisible()
  await expect(write).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('1行を反映しました。')).toBeVisible()
  await expect(write).toHaveCount(0)
  const written = async (q: string) => (await caller.call('GET', `/api/productions?q=${q}`)).body.data.length
  expect([await written('HALF-1'), await written('HALF-2')]).toEqual([1, 0])
})

test('§2 /previews/xls a table that lies beside a record is seen from there; who is signed out comes back to it', async ({
  visit,
  watch,
  system,
}) => {
  watch.allow(/401/)
  const page = await visitIn({ visit, system }, 'brand', ['ja', 1280])
  await page.goto('/s/raw_materials/3')
  const files = page.getByRole('region', { name: 'ファイル' })
  const rows = [
    ['試験', '結果'],
    ['洗濯堅牢度', '=1+1'],
  ]
  const buffer = Buffer.from(await sampleFiles.workbook({ 結果: rows }))
  await files.locator('input[type=file]').setInputFiles({ name: '堅牢度.xlsx', mimeType: sheetType, buffer })
  await files.getByRole('link', { name: '表を見る：堅牢度.xlsx' }).click()
  await expect(page).toHaveURL(/\/s\/previews\/xls\?file=\d+$/)
  await expect(page.getByRole('cell', { name: '洗濯堅牢度' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '=1+1' })).toBeVisible()
  await expect(page.getByText('堅牢度.xlsx')).toBeVisible()
  await expectAccessible(page)
  const address = page.url()
  await page.context().clearCookies()
  await page.reload()
  const link = page.getByRole('main').getByRole('link', { name: 'サインイン' })
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(new URL(address).pathname)))
})
