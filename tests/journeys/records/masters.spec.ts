import { sampleFiles } from '@tsumugi/dev-env/sample-files'
import type { System } from '@tsumugi/dev-env/system'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'

const words = {
  ja: {
    add: '色を追加',
    save: '保存する',
    more: 'その他の操作',
    paste: '表から取り込む',
    match: '列を合わせる',
    check: '確認する',
    take: '20 行を取り込む',
    duplicates: '重複を探す',
    one: '1 件にまとめる',
    csv: 'CSV(UTF-8)で書き出す',
    heads: ['コード', '名称', '色系統'],
    family: '青',
  },
  en: {
    add: 'Add colour',
    save: 'Save',
    more: 'More actions',
    paste: 'Import a table',
    match: 'Match columns',
    check: 'Check',
    take: 'Import 20 rows',
    duplicates: 'Find duplicates',
    one: 'Make it one',
    csv: 'Export CSV (UTF-8)',
    heads: ['Code', 'Name', 'Family'],
    family: 'Blue',
  },
} as const

for (const [width, language] of [
  [1280, 'ja'],
  [390, 'en'],
] as const) {
  test(`§3.2 colours at ${width} px in ${language}: create, paste 20 rows, reorder, merge duplicates, export`, async ({
    visit,
    system,
    watch,
  }) => {
    const say = words[language]
    const mark = `${language}${width}`.slice(0, 4).toUpperCase()
    await speak(system, language)
    // A code that is taken is refused with 409, which browsers write to the console.
    watch.allow(/409/)
    const page = await visit('brand')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/s/master/colors')

    await page.getByRole('button', { name: say.add }).click()
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('[name=code]').fill('101')
    await page.locator('[name=name]').fill(`${mark}ﾈｲﾋﾞｰ`)
    await page.keyboard.press('Control+s')
    await expect(page.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await expect(page.locator('[name=name]')).toHaveValue(`${mark}ﾈｲﾋﾞｰ`)
    await page.locator('[name=code]').fill(`${mark}-A`)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: say.more }).click()
    await page.getByRole('menuitem', { name: say.paste }).click()
    const rows = Array.from({ length: 20 }, (_, at) =>
      [`${mark}-${at}`, at === 0 ? `${mark}ネイビー` : `${mark} ${at}`, say.family].join('\t'),
    )
    await page.locator('textarea').fill([say.heads.join('\t'), ...rows].join('\n'))
    await page.getByRole('button', { name: say.match }).click()
    await page.getByRole('button', { name: say.check }).click()
    await page.getByRole('button', { name: say.take }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => codes(system, mark)).toHaveLength(21)

    const before = await codes(system, '')
    if (width > 512) {
      const grid = page.getByRole('grid')
      await grid.focus()
      await page.keyboard.press('j')
      await page.keyboard.press('Alt+ArrowDown')
    } else
      await page
        .getByRole('button', { name: /^Move .* down$/ })
        .first()
        .click()
    await expect.poll(async () => (await codes(system, '')).slice(0, 2)).toEqual([before[1], before[0]])

    await page.getByRole('button', { name: say.more }).click()
    await page.getByRole('menuitem', { name: say.duplicates }).click()
    await page.getByRole('group').filter({ hasText: mark }).getByRole('button', { name: say.one }).click()
    await expect.poll(() => codes(system, mark)).toHaveLength(20)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: say.more }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: say.csv }).click(),
    ])
    expect(await textOf(await download.createReadStream())).toContain(`${say.heads[0]},${say.heads[1]}`)

    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await speak(system, 'ja')
  })
}

test('§1 409 stale: two people change one colour, mine and theirs are compared', async ({ visit, system, watch }) => {
  watch.allow(/409/)
  const caller = await system.as('brandMember')
  const { body } = await caller.call('POST', '/api/colors', { color: { code: 'STALE', name: '前の名前' } })
  const page = await visit('brand')
  await page.goto(`/s/master/colors/${body.data.id}`)
  await page.locator('[name=name]').fill('自分の名前')
  await caller.call('PATCH', `/api/colors/${body.data.id}`, {
    color: { name: '相手の名前', pantone: '19-4052', lock_version: body.data.lock_version },
  })
  await page.keyboard.press('Control+s')
  const merge = page.getByRole('dialog', { name: '変更を合わせる' })
  await merge.getByText('自分の名前').click()
  await merge.getByRole('button', { name: 'この内容で保存' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { body: after } = await caller.call('GET', `/api/colors/${body.data.id}`)
  expect(after.data).toMatchObject({ name: '自分の名前', pantone: '19-4052' })
})

test('§3.2 a part name in use is not deleted: archive or merge is offered, and merging re-points', async ({
  visit,
  watch,
}) => {
  watch.allow(/409/)
  const page = await visit('brand')
  await page.goto('/s/master/part_names/1')
  const name = await page.locator('[name=name]').inputValue()
  await page.getByRole('button', { name: 'この記録の操作' }).click()
  await page.getByRole('menuitem', { name: '削除' }).click()
  await page.getByRole('button', { name: '削除', exact: true }).click()
  const used = page.getByRole('dialog', { name: `${name} は使われています` })
  await used.getByRole('button', { name: 'ほかの 1 件に統合' }).click()
  await page.getByRole('combobox', { name: '統合先' }).fill('裏地')
  await page.getByRole('option', { name: '裏地' }).first().click()
  await page.getByRole('button', { name: '統合する' }).click()
  await expect(page.locator('[name=name]')).toHaveValue('裏地')
  await expect(page.getByRole('dialog').getByText('品質表示')).toBeVisible()
})

test('§3.2 category tree: → and ← change the level, Alt and ↓ the order, a level that holds products offers to move them up', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/409/)
  // The other brand's tree: every other journey stands on the first one's.
  const caller = await system.as('otherBrand')
  const tree = async () =>
    (await caller.call('GET', '/api/user_group_defined_categories?per_page=99999')).body.data as {
      id: number
      name: string
      parent_id: number | null
      layer: number
    }[]
  const roots = (await tree()).filter(({ parent_id: parent }) => parent === null)
  const page = await visit('otherBrand')
  await page.goto('/s/user_group_defined_categories')
  const second = page.locator(`[data-category="${roots[1]!.id}"]`)
  // The tree is read again after each move; the first reading is held until further keys have been pressed.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await expect(second).toBeVisible()
  await page.route(
    (url) => url.pathname === '/api/user_group_defined_categories',
    async (route) => {
      await held
      await route.continue()
    },
  )
  await second.focus()
  const read = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/user_group_defined_categories'),
  )
  await page.keyboard.press('ArrowRight')
  await expect(second).toHaveAttribute('aria-level', '2')
  await read
  expect((await tree()).find(({ id }) => id === roots[1]!.id)?.parent_id).toBe(roots[0]!.id)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(second).toHaveAttribute('aria-level', '1')
  release()
  await expect
    .poll(async () => (await tree()).map(({ id, parent_id: parent }) => [id, parent])[0])
    .toEqual([roots[1]!.id, null])
  await expect(second).toHaveAttribute('aria-level', '1')
  await expect(second).toBeFocused()

  const deepest = Math.max(...(await tree()).map(({ layer }) => layer))
  await page.getByRole('button', { name: `第 ${deepest} 階層の操作` }).click()
  await page.getByRole('menuitem', { name: 'この階層を削除' }).click()
  await page.getByRole('button', { name: 'この階層を削除' }).click()
  await page.getByRole('button', { name: '上へ移して削除' }).click()
  await expect.poll(async () => Math.max(...(await tree()).map(({ layer }) => layer))).toBe(deepest - 1)
  await expectAccessible(page)
})

for (const [width, language] of [
  [1280, 'ja'],
  [390, 'en'],
] as const) {
  test(`§3.2 formats at ${width} px: the draft is seen as the PDF it will print, before it is saved`, async ({
    visit,
    system,
  }) => {
    await speak(system, language)
    const say =
      language === 'ja'
        ? { remove: '合計 を外す', save: 'PDF を保存', preview: '仕上がりの見本' }
        : { remove: 'Take Totals out', save: 'Save PDF', preview: 'Preview' }
    const page = await visit('brand')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/s/master/contract_formats/1')
    const paper = page.getByRole('region', { name: say.preview }).getByRole('img')
    await expect(paper).toBeVisible()
    const before = await paper.getAttribute('src')
    expect(await paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
    await page.getByRole('button', { name: say.remove }).click()
    await expect(paper).not.toHaveAttribute('src', before!)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.save }).click(),
    ])
    expect(await textOf(await download.createReadStream())).toMatch(/^%PDF-/)
    expect((await (await system.as('brand')).call('GET', '/api/contract_formats/1')).body.data.sections).toContain(
      'totals',
    )
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await speak(system, 'ja')
  })
}

test('§3.17 a field of one’s own is a column, is filled and filtered by, and the view is kept under a name', async ({
  visit,
  system,
}) => {
  const caller = await system.as('brand')
  const definition = {
    name: '保管場所',
    name_en: 'Shelf',
    key: 'shelf',
    target: 'part_name',
    type: 'select',
    options: ['東の棚', '西の棚'],
  }
  for (const own of [
    definition,
    { name: '担当', key: 'keeper', target: 'part_name', type: 'user' },
    { name: '保管図', key: 'plan', target: 'part_name', type: 'file' },
  ]) {
    expect(
      (await caller.call('POST', '/api/extension_field_definitions', { extension_field_definition: own })).status,
    ).toBe(200)
  }
  const page = await visit('brand')
  await page.goto('/s/master/part_names')
  const rows = page.getByRole('grid').locator('.body > .row')
  await expect(page.getByRole('columnheader', { name: '保管場所' })).toBeVisible()
  await rows.first().click()
  await page.locator('[name="extension.shelf"]').selectOption('西の棚')
  await page.locator('[name="extension.keeper"]').selectOption({ label: '小川 みのり' })
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '西の棚.png', mimeType: 'image/png', buffer: await sampleFiles.picture() })
  await expect(page.getByRole('dialog').getByText('西の棚.png')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const shown of ['西の棚', '小川 みのり', '西の棚.png']) await expect(rows.first()).toContainText(shown)
  await rows.first().click()
  await expect(page.locator('[name="extension.keeper"]')).toHaveValue(/^\d+$/)
  await expect(page.getByRole('dialog').getByText('西の棚.png')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '絞り込み' }).click()
  await page.getByRole('combobox', { name: '保管場所' }).selectOption('西の棚')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: '英語名' }).getByRole('button').click()
  await page
    .getByRole('columnheader', { name: '保管場所' })
    .getByRole('button')
    .click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/sort=nameEn%2Cextension\.shelf/)
  await page.getByRole('button', { name: '保存した表示' }).click()
  await page.getByRole('button', { name: '今の表示を保存' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /^名前/ }).fill('西の棚')
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Named anew, and shared with a team.
  await page.getByRole('button', { name: '保存した表示' }).click()
  await page.getByRole('button', { name: '西の棚 を変える' }).click()
  const view = page.getByRole('dialog')
  await view.getByRole('textbox', { name: /^名前/ }).fill('西の棚だけ')
  await view.getByRole('combobox', { name: '見える人' }).selectOption({ label: 'チーム' })
  await view.getByRole('combobox', { name: /^チーム/ }).selectOption({ index: 1 })
  await view.getByRole('button', { name: '保存する' }).click()
  await expect(view).toHaveCount(0)
  await page.getByRole('button', { name: '保存した表示' }).click()
  await expect(page.getByRole('button', { name: '西の棚だけ', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/s/master/part_names')
  await expect(rows.nth(1)).toBeVisible()
  await page.getByRole('button', { name: '保存した表示' }).click()
  await page.getByRole('button', { name: '西の棚だけ', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/filter/)
})

test('§1 select across pages: all of a result are archived at once, and nothing else', async ({ visit, system }) => {
  const caller = await system.as('brand')
  const total = async (query: string) =>
    (await caller.call('GET', `/api/care_attentions?per_page=1${query}`)).body.pagination.total_count as number
  const others = await total('')
  await caller.call('POST', '/api/care_attentions/bulk', {
    rows: Array.from({ length: 60 }, (_, at) => ({ name: `束の注意 ${at}` })),
  })
  const page = await visit('brand')
  await page.goto(`/s/master/care_attentions?q=${encodeURIComponent('束の注意')}`)
  await expect(page.getByRole('grid').locator('.body > .row').first()).toContainText('束の注意')
  await page.getByRole('columnheader').first().getByRole('checkbox').click()
  await page.getByRole('button', { name: 'この条件の 60 件すべてを選ぶ' }).click()
  await page.getByRole('toolbar', { name: /60/ }).getByRole('button', { name: 'アーカイブ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'アーカイブ' }).click()
  await expect.poll(() => total(`&q=${encodeURIComponent('束の注意')}`)).toBe(0)
  expect(await total('')).toBe(others)
})

async function codes(system: System, part: string): Promise<string[]> {
  const caller = await system.as('brandMember')
  const { body } = await caller.call('GET', '/api/colors?per_page=99999')
  return (body.data as { code: string }[]).map(({ code }) => code).filter((code) => code.startsWith(part))
}

async function speak(system: System, locale: string) {
  const caller = await system.as('brand')
  const { body } = await caller.call('GET', '/api/sessions/userinfo')
  await caller.call('PATCH', `/api/users/${body.data.id}`, { user: { locale } })
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
